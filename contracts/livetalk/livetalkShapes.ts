import * as z from 'zod/mini'
import { channel } from '../channel/channel.endpoints.ts'
import { count, imagePath, instant, openEnum } from '../schema.ts'

/** From the free slot to what became of it; the last three are final. */
export const slotStates = ['FREE', 'RESERVED', 'WAITING', 'TALKING', 'ENDED', 'FORCED_OUT', 'NO_SHOW'] as const
export type SlotState = (typeof slotStates)[number]

export const livetalkStates = ['BEFORE_RESERVATION', 'RESERVABLE', 'RESERVATION_CLOSED', 'ON_AIR', 'ENDED'] as const
export const slotVacancies = ['FREE', 'TAKEN', 'OWN'] as const
export const todoTypes = ['IDENTITY_VERIFICATION', 'TALK_INFO', 'DEVICE_CHECK'] as const
export const staffRoles = ['STREAMER', 'OFFICIAL'] as const
/** What a room token lets one do: talk, or with MONITOR only look on. */
export const roomRoles = ['STREAMER', 'MEMBER', 'OFFICIAL', 'MONITOR'] as const
export type RoomRole = (typeof roomRoles)[number]

/** The channel of a live talk, as much of it as its screens show. */
export const livetalkIp = z.pick(channel, { ipId: true, name: true, image: true, oshiColor: true })

export const livetalkGroup = z.object({
  groupId: z.string(),
  ipId: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  image: z.optional(imagePath),
  publicationStartTime: instant,
  publicationEndTime: instant,
})

/** A series of one-to-one video calls of one streamer, each in a slot of its own. */
export const livetalk = z.object({
  livetalkId: z.string(),
  groupId: z.string(),
  ipId: z.string(),
  title: z.string(),
  description: z.optional(z.string()),
  image: z.optional(imagePath),
  /** Whom one talks with. */
  streamer: z.object({ name: z.string(), image: z.optional(imagePath) }),
  startTime: instant,
  endTime: instant,
  /** How long each member talks. */
  slotSeconds: z.int().check(z.positive()),
  slotCount: count,
  freeSlotCount: count,
  reservationStartTime: instant,
  reservationEndTime: instant,
  state: openEnum(livetalkStates),
  isRecorded: z.boolean(),
  needsIdentityVerification: z.boolean(),
  /** Sentences under ご注意. */
  cautionList: z.optional(z.array(z.string())),
})
export type Livetalk = z.infer<typeof livetalk>

/** A fan who takes part; the name is missing while the registration is not finished. */
export const livetalkMember = z.object({
  memberId: z.string(),
  nickName: z.optional(z.string()),
  image: z.optional(imagePath),
})

/** What a member still has to do before they can wait for their talk. */
export const livetalkTodo = z.object({
  type: openEnum(todoTypes),
  isDone: z.boolean(),
  /** Without it there is no joining. */
  isRequired: z.boolean(),
})
export type LivetalkTodo = z.infer<typeof livetalkTodo>

/** A member's own slot. */
export const slotReservation = z.object({
  reservationId: z.string(),
  livetalkId: z.string(),
  ticketId: z.string(),
  slotId: z.string(),
  state: openEnum(slotStates),
  /**
   * Of the appointment; once there is a talk, of the talk itself, which may begin late and is never cut short for it.
   */
  startTime: instant,
  endTime: instant,
  /** Waiting can begin then. */
  entryTime: instant,
  reservedTime: instant,
  /** Until then it can be given back. */
  cancelDeadline: instant,
})
export type SlotReservation = z.infer<typeof slotReservation>

/** What a member wants to be called and to talk about. */
export const talkInfo = z.object({ callName: z.optional(z.string()), topic: z.optional(z.string()) })
export type TalkInfo = z.infer<typeof talkInfo>

/** Opens a room: a token of short life, signed by the host. Whoever stays gets a new one with each poll. */
export const meetingRoom = z.object({ role: openEnum(roomRoles), token: z.string(), expireTime: instant })
export type MeetingRoom = z.infer<typeof meetingRoom>
