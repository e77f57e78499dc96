import * as z from 'zod/mini'
import { channel } from '../channel/channel.endpoints.ts'
import { ipId } from '../channel/ofChannel.ts'
import { count, imagePath, instant, longText, openEnum, publication, shownText } from '../schema.ts'

/** States of a slot; the last three are final. */
export const slotStates = ['FREE', 'RESERVED', 'WAITING', 'TALKING', 'ENDED', 'FORCED_OUT', 'NO_SHOW'] as const

/** The state of a slot, as listed in `slotStates`. */
export type SlotState = (typeof slotStates)[number]

/** States of a live talk, in order; RESERVABLE while slots can be reserved. */
export const livetalkStates = ['BEFORE_RESERVATION', 'RESERVABLE', 'RESERVATION_CLOSED', 'ON_AIR', 'ENDED'] as const
/** FREE: can be reserved. TAKEN: another member's. OWN: the caller's. */
export const slotVacancies = ['FREE', 'TAKEN', 'OWN'] as const
/** Tasks before a talk: show an identity document, enter the topic, test the device. */
export const todoTypes = ['IDENTITY_VERIFICATION', 'TALK_INFO', 'DEVICE_CHECK'] as const
/** STREAMER talks with the members; OFFICIAL supervises. */
export const staffRoles = ['STREAMER', 'OFFICIAL'] as const
/** Role of a room token: the holder may talk, or with MONITOR only watch. */
export const roomRoles = ['STREAMER', 'MEMBER', 'OFFICIAL', 'MONITOR'] as const

/** The role of a room token's holder: a member, the staff, or a watching official. */
export type RoomRole = (typeof roomRoles)[number]
/** Why a member is removed: harassment, unfit picture, recording the talk, another person, or other. */
export const forceExitReasons = ['HARASSMENT', 'UNFIT_PICTURE', 'CAPTURE', 'OTHER_PERSON', 'OTHER'] as const

/** Why a member is removed from a live talk. */
export type ForceExitReason = (typeof forceExitReasons)[number]
/** Maximum number of graphemes in the note on a removal (S134, ours). */
export const longestExitNote = 200
/** Maximum number of graphemes of each text that a member sends to the streamer (S134, ours). */
export const longestTalkInfo = { callName: 20, topic: 200 } as const

/** The fields of a live talk's channel that its screens show. */
export const livetalkIp = z.pick(channel, { ipId: true, name: true, image: true, oshiColor: true })

/** Live talks of a channel that belong together. */
export const livetalkGroup = z.object({
  /** Id of the group. */
  groupId: z.string(),
  ipId,
  name: shownText,
  description: z.optional(longText),
  image: z.optional(imagePath),
  ...publication,
})

/** A series of one-to-one video calls with one streamer, each in its own slot. */
export const livetalk = z.object({
  /** Id of the live talk; its meeting has the same. */
  livetalkId: z.string(),
  /** The group that it belongs to. */
  groupId: z.string(),
  ipId,
  title: shownText,
  description: z.optional(longText),
  image: z.optional(imagePath),
  /** Name and picture of the streamer. */
  streamer: z.object({ name: shownText, image: z.optional(imagePath) }),
  /** When the first slot begins. */
  startTime: instant,
  /** When the last slot ends. */
  endTime: instant,
  /** How long each member talks, in seconds. */
  slotSeconds: z.int().check(z.positive()),
  /** Total number of slots. */
  slotCount: count,
  /** Number of slots that are not reserved. */
  freeSlotCount: count,
  /** When reservation starts. */
  reservationStartTime: instant,
  /** When reservation ends. */
  reservationEndTime: instant,
  state: openEnum(livetalkStates),
  /** Whether talks are recorded; a member consents to it first (C152). */
  isRecorded: z.boolean(),
  /** The terms that a member accepts before a recorded talk; absent if talks are not recorded (Q276). */
  recordingTerms: z.optional(
    z.object({
      /** Version; changes with every change of the text. */
      version: z.string(),
      /** The displayed text. */
      text: longText,
    }),
  ),
  /** Whether an identity document is checked before the talk. */
  needsIdentityVerification: z.boolean(),
  /** Cautions: each a sentence, shown under ご注意. */
  cautionList: z.optional(z.array(longText)),
})
/** A series of one-to-one video calls with one streamer. */
export type Livetalk = z.infer<typeof livetalk>

/** A participating member; the name is absent while the registration is incomplete. */
export const livetalkMember = z.object({
  /** Id of the member's account. */
  memberId: z.string(),
  nickName: z.optional(shownText),
  image: z.optional(imagePath),
})

/** What a member still has to do before they can wait for their talk. */
export const livetalkTodo = z.object({
  /** The task. */
  type: openEnum(todoTypes),
  /** Whether it is done. */
  isDone: z.boolean(),
  /** Whether the member cannot join without it. */
  isRequired: z.boolean(),
})
/** A task that a member has before a live talk. */
export type LivetalkTodo = z.infer<typeof livetalkTodo>

/** A member's own slot. */
export const slotReservation = z.object({
  /** Id of the reservation. */
  reservationId: z.string(),
  /** The live talk. */
  livetalkId: z.string(),
  /** The ticket item it was reserved with. */
  ticketId: z.string(),
  /** Id of the slot. */
  slotId: z.string(),
  state: openEnum(slotStates),
  /** The scheduled start; once the talk has started, its actual start. A late talk still has its full length. */
  startTime: instant,
  /** The end, scheduled or actual like `startTime`. */
  endTime: instant,
  /** From then on the member can wait. */
  entryTime: instant,
  /** When it was reserved. */
  reservedTime: instant,
  /** Until then the slot can be cancelled. */
  cancelDeadline: instant,
})
/** A member's own slot in a live talk. */
export type SlotReservation = z.infer<typeof slotReservation>

/** The member's name and topic for the talk. */
export const talkInfo = z.object({
  /** What the member wants to be called: one line, up to 20 graphemes. */
  callName: z.optional(z.string()),
  /** What the member wants to talk about, up to 200 graphemes. */
  topic: z.optional(z.string()),
})
/** The member's name and topic for the talk. */
export type TalkInfo = z.infer<typeof talkInfo>

/** Access to a room: a short-lived token signed by the host. Each poll returns a new one. */
export const meetingRoom = z.object({
  role: openEnum(roomRoles),
  /** A JWT for the signalling of this room. */
  token: z.string(),
  /** Until then the token opens the room. */
  expireTime: instant,
})
/** Access to a room of a live talk. */
export type MeetingRoom = z.infer<typeof meetingRoom>
