import * as z from 'zod/mini'
import { channel } from '../channel/channel.endpoints.ts'
import { ipId } from '../channel/ofChannel.ts'
import { count, imagePath, instant, longText, openEnum, publication, shownText } from '../schema.ts'

/** From the free slot to what became of it; the last three are final. */
export const slotStates = ['FREE', 'RESERVED', 'WAITING', 'TALKING', 'ENDED', 'FORCED_OUT', 'NO_SHOW'] as const
export type SlotState = (typeof slotStates)[number]

/** From the announcement to the end; RESERVABLE while slots can be reserved. */
export const livetalkStates = ['BEFORE_RESERVATION', 'RESERVABLE', 'RESERVATION_CLOSED', 'ON_AIR', 'ENDED'] as const
/** FREE can be reserved; TAKEN is somebody else's, OWN the caller's. */
export const slotVacancies = ['FREE', 'TAKEN', 'OWN'] as const
/** What has to be done before a talk: show a document, say what to talk about, try the device out. */
export const todoTypes = ['IDENTITY_VERIFICATION', 'TALK_INFO', 'DEVICE_CHECK'] as const
/** STREAMER is whom one talks with, OFFICIAL looks after it. */
export const staffRoles = ['STREAMER', 'OFFICIAL'] as const
/** What a room token lets one do: talk, or with MONITOR only look on. */
export const roomRoles = ['STREAMER', 'MEMBER', 'OFFICIAL', 'MONITOR'] as const
export type RoomRole = (typeof roomRoles)[number]
/** Why a member is sent out: against the rules, not dressed for it, records it, is somebody else, asked for it. */
export const forceExitReasons = ['HARASSMENT', 'UNFIT_PICTURE', 'CAPTURE', 'OTHER_PERSON', 'OTHER'] as const
export type ForceExitReason = (typeof forceExitReasons)[number]
/** Graphemes of what is noted beside the reason (S134, ours). */
export const longestExitNote = 200

/** The channel of a live talk, as much of it as its screens show. */
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

/** A series of one-to-one video calls of one streamer, each in a slot of its own. */
export const livetalk = z.object({
  /** Id of the live talk; its meeting has the same. */
  livetalkId: z.string(),
  /** The group that it belongs to. */
  groupId: z.string(),
  ipId,
  title: shownText,
  description: z.optional(longText),
  image: z.optional(imagePath),
  /** Whom one talks with, by name and picture. */
  streamer: z.object({ name: shownText, image: z.optional(imagePath) }),
  /** When the first slot begins. */
  startTime: instant,
  /** When the last slot ends. */
  endTime: instant,
  /** How long each member talks, in seconds. */
  slotSeconds: z.int().check(z.positive()),
  /** Slots in all. */
  slotCount: count,
  /** Slots that nobody has reserved. */
  freeSlotCount: count,
  /** From then on slots can be reserved. */
  reservationStartTime: instant,
  /** Before then slots can be reserved. */
  reservationEndTime: instant,
  state: openEnum(livetalkStates),
  /** Whether talks are recorded; a member consents to it first (C152). */
  isRecorded: z.boolean(),
  /** What a member consents to before a recorded talk (Q276); absent where nothing is recorded. */
  recordingTerms: z.optional(
    z.object({
      /** Changes with every letter of the text. */
      version: z.string(),
      /** The sentences, as they are shown. */
      text: longText,
    }),
  ),
  /** Whether a document is looked at before the talk. */
  needsIdentityVerification: z.boolean(),
  /** Cautions: each a sentence, shown under ご注意. */
  cautionList: z.optional(z.array(longText)),
})
export type Livetalk = z.infer<typeof livetalk>

/** A fan who takes part; the name is missing while the registration is not finished. */
export const livetalkMember = z.object({
  /** Id of the member's account. */
  memberId: z.string(),
  nickName: z.optional(shownText),
  image: z.optional(imagePath),
})

/** What a member still has to do before they can wait for their talk. */
export const livetalkTodo = z.object({
  /** What is to be done. */
  type: openEnum(todoTypes),
  /** Whether it is done. */
  isDone: z.boolean(),
  /** Without it there is no joining. */
  isRequired: z.boolean(),
})
export type LivetalkTodo = z.infer<typeof livetalkTodo>

/** A member's own slot. */
export const slotReservation = z.object({
  /** Id of the reservation. */
  reservationId: z.string(),
  /** The live talk. */
  livetalkId: z.string(),
  /** The ticket item it was reserved with. */
  ticketId: z.string(),
  /** The slot. */
  slotId: z.string(),
  state: openEnum(slotStates),
  /**
   * Of the appointment; once there is a talk, of the talk itself, which may begin late and is never cut short for it.
   */
  startTime: instant,
  /** Its end, as `startTime` says. */
  endTime: instant,
  /** Waiting can begin then. */
  entryTime: instant,
  /** When it was reserved. */
  reservedTime: instant,
  /** Until then it can be given back. */
  cancelDeadline: instant,
})
export type SlotReservation = z.infer<typeof slotReservation>

/** What a member wants to be called and to talk about. */
export const talkInfo = z.object({
  /** What the member wants to be called: one line, up to 20 graphemes. */
  callName: z.optional(z.string()),
  /** What the member wants to talk about, up to 200 graphemes. */
  topic: z.optional(z.string()),
})
export type TalkInfo = z.infer<typeof talkInfo>

/** Opens a room: a token of short life, signed by the host. Whoever stays gets a new one with each poll. */
export const meetingRoom = z.object({
  role: openEnum(roomRoles),
  /** A JWT for the signalling of this room. */
  token: z.string(),
  /** Until then the token opens the room. */
  expireTime: instant,
})
export type MeetingRoom = z.infer<typeof meetingRoom>
