import * as z from 'zod/mini'
import { roomRoles, type RoomRole } from '@tsudoi/contracts/livetalk/livetalkShapes'
import { sending } from '@tsudoi/contracts/livetalk/signalling'

/**
 * Content of a participant's display name, as JSON. VideoRoom forwards no other data about a participant. The server
 * joins the room without sending, and its name tells whether the talk is recorded.
 */
const shownName = z.union([
  z.object({ role: z.enum(roomRoles), sends: sending }),
  z.object({ isRecording: z.boolean() }),
])
/** The content of a display name. */
export type ShownName = z.infer<typeof shownName>

/** Parses a display name; undefined for a name that this app did not write. */
export function parseDisplayName(display: string | undefined): ShownName | undefined {
  try {
    return z.safeParse(shownName, JSON.parse(display ?? '')).data
  } catch {
    return undefined
  }
}

const side = z.object({
  id: z.string(),
  display: z.optional(z.string()),
  /** Whether the participant sends. Present only in the answer to `listparticipants`. */
  publisher: z.optional(z.boolean()),
})
/** A participant as VideoRoom lists it. */
export type RoomSide = z.infer<typeof side>

/** Events of the VideoRoom plugin, with the fields that this app reads. */
export const roomEvent = z.object({
  videoroom: z.string(),
  error_code: z.optional(z.number()),
  /** In `joined`: this participant's id. Otherwise: the participant whose name changed. */
  id: z.optional(z.string()),
  private_id: z.optional(z.number()),
  display: z.optional(z.string()),
  /** Participants that send; `joined` lists those that do not send in `attendees`. */
  publishers: z.optional(z.array(side)),
  attendees: z.optional(z.array(side)),
  /** The answer to `listparticipants`. */
  participants: z.optional(z.array(side)),
  joining: z.optional(side),
  /** Id of the participant that left; `ok` for this participant, with `reason`. */
  leaving: z.optional(z.string()),
  reason: z.optional(z.string()),
  kicked: z.optional(z.string()),
  unpublished: z.optional(z.string()),
})
/** An event of the VideoRoom plugin. */
export type RoomEvent = z.infer<typeof roomEvent>

/** Error codes for which a retry is useless: no such room, a missing key, an expired key. */
const finalErrorCodes: readonly number[] = [403, 405, 426, 433]
/** Whether an error code means that a retry is useless. */
export const isFinalError = (code: number): boolean => finalErrorCodes.includes(code)

/**
 * Whether a room has a single participant of this role. If so, a participant who joins later is the same person on
 * another device.
 */
export const hasOneSeat = (role: RoomRole): boolean => role === 'MEMBER' || role === 'STREAMER'
