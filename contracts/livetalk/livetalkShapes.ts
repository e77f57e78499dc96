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
/**
 * Whether the caller can reserve a slot. FREE: yes. TAKEN: another member has reserved it. OWN: the caller has reserved
 * it.
 */
export const slotVacancies = ['FREE', 'TAKEN', 'OWN'] as const
/** Tasks before a talk: show an identity document, enter the topic, test the device. */
export const todoTypes = ['IDENTITY_VERIFICATION', 'TALK_INFO', 'DEVICE_CHECK'] as const
/** Roles of a live talk's staff: STREAMER talks with the members, OFFICIAL supervises. */
export const staffRoles = ['STREAMER', 'OFFICIAL'] as const
/** Role of a room token's holder, who may talk; a MONITOR may only watch. */
export const roomRoles = ['STREAMER', 'MEMBER', 'OFFICIAL', 'MONITOR'] as const

/** The role of a room token's holder: a member, the staff, or a watching official. */
export type RoomRole = (typeof roomRoles)[number]
/**
 * Reasons for which staff can remove a member: harassment, an unsuitable picture, capturing the talk, a person other
 * than the ticket holder, or another reason.
 */
export const forceExitReasons = ['HARASSMENT', 'UNFIT_PICTURE', 'CAPTURE', 'OTHER_PERSON', 'OTHER'] as const

/** A reason for which a member was removed from a live talk. */
export type ForceExitReason = (typeof forceExitReasons)[number]
/** Maximum length of the note on a removal in graphemes, a limit of the product (S134). */
export const longestExitNote = 200
/** Maximum length in graphemes of each text that a member sends to the streamer; limits of the product (S134). */
export const longestTalkInfo = { callName: 20, topic: 200 } as const

/** The fields of a live talk's channel (IP in the specification) that the screens of the live talk show. */
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
  /** Id of the live talk, which is also the id of its meeting. */
  livetalkId: z.string(),
  /** Id of the group to which the live talk belongs. */
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
  /** When the reservation period starts. */
  reservationStartTime: instant,
  /** When the reservation period ends. */
  reservationEndTime: instant,
  state: openEnum(livetalkStates),
  /** Whether talks are recorded. A member must consent to the recording first (C152). */
  isRecorded: z.boolean(),
  /** The terms that a member accepts before a recorded talk; absent if talks are not recorded (Q276). */
  recordingTerms: z.optional(
    z.object({
      /** Version of the terms, which changes with every change of the text. */
      version: z.string(),
      /** The text of the terms that is shown. */
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

/** A task that a member has to do before they can wait for their talk. */
export const livetalkTodo = z.object({
  /** Kind of the task. */
  type: openEnum(todoTypes),
  /** Whether the task is done. */
  isDone: z.boolean(),
  /** Whether the member can join the talk only after this task is done. */
  isRequired: z.boolean(),
})
/** A task that a member has before a live talk. */
export type LivetalkTodo = z.infer<typeof livetalkTodo>

/** A slot that the member has reserved. */
export const slotReservation = z.object({
  /** Id of the reservation. */
  reservationId: z.string(),
  /** Id of the live talk. */
  livetalkId: z.string(),
  /** Id of the ticket item with which the slot was reserved. */
  ticketId: z.string(),
  /** Id of the slot. */
  slotId: z.string(),
  state: openEnum(slotStates),
  /**
   * The scheduled start of the slot; once the talk has started, its actual start. A talk that starts late has its full
   * length.
   */
  startTime: instant,
  /** The scheduled end of the slot; once the talk has started, its actual end. */
  endTime: instant,
  /** When the member may enter the waiting room. */
  entryTime: instant,
  /** When the slot was reserved. */
  reservedTime: instant,
  /** Time (exclusive) until which the member can cancel the slot. */
  cancelDeadline: instant,
})
/** A slot that the member has reserved in a live talk. */
export type SlotReservation = z.infer<typeof slotReservation>

/** The name and the topic that the member has entered for the talk. */
export const talkInfo = z.object({
  /** How the streamer shall address the member: one line, up to 20 graphemes. */
  callName: z.optional(z.string()),
  /** What the member wants to talk about: up to 200 graphemes. */
  topic: z.optional(z.string()),
})
/** The name and the topic that the member has entered for the talk. */
export type TalkInfo = z.infer<typeof talkInfo>

/** Access to a room: a short-lived token that the host signs. Each poll returns a new one. */
export const meetingRoom = z.object({
  role: openEnum(roomRoles),
  /** The token: a JWT for the signalling of this room. */
  token: z.string(),
  /** When the token expires. */
  expireTime: instant,
})
/** Access to a room of a live talk. */
export type MeetingRoom = z.infer<typeof meetingRoom>
