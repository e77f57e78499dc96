import * as z from 'zod/mini'
import { roomRoles, type RoomRole } from '@tsudoi/contracts/livetalk/livetalkShapes'
import { sending } from '@tsudoi/contracts/livetalk/signalling'

/**
 * What a side shows the others as its name: VideoRoom passes names on and changes of them, and nothing else of a side.
 * The host is in the room without sending, and says by its own name whether there is a recording.
 */
const shownName = z.union([
  z.object({ role: z.enum(roomRoles), sends: sending }),
  z.object({ isRecording: z.boolean() }),
])
export type ShownName = z.infer<typeof shownName>

/** Undefined for a name that says nothing: of another client of the same room. */
export function readName(display: string | undefined): ShownName | undefined {
  try {
    return z.safeParse(shownName, JSON.parse(display ?? '')).data
  } catch {
    return undefined
  }
}

const side = z.object({
  id: z.string(),
  display: z.optional(z.string()),
  /** Told with `listparticipants` alone. */
  publisher: z.optional(z.boolean()),
})
export type Side = z.infer<typeof side>

/** Events of the plugin, each with what is read of it. */
export const roomEvent = z.object({
  videoroom: z.string(),
  error_code: z.optional(z.number()),
  /** The own id after `joined`; whose name has changed otherwise. */
  id: z.optional(z.string()),
  private_id: z.optional(z.number()),
  display: z.optional(z.string()),
  /** Who sends, and with `joined` who is there beside them. */
  publishers: z.optional(z.array(side)),
  attendees: z.optional(z.array(side)),
  /** The answer to `listparticipants`. */
  participants: z.optional(z.array(side)),
  joining: z.optional(side),
  /** Who has gone; `ok` is oneself, with the reason. */
  leaving: z.optional(z.string()),
  reason: z.optional(z.string()),
  kicked: z.optional(z.string()),
  unpublished: z.optional(z.string()),
})
export type RoomEvent = z.infer<typeof roomEvent>

/** Refusals that another try does not change: no such room, no key to it, a key that has expired. */
const closedTo: readonly number[] = [403, 405, 426, 433]
export const isClosedTo = (code: number): boolean => closedTo.includes(code)

/** Of these there is one in a room: who comes later is the same person from elsewhere. */
export const hasOneSeat = (role: RoomRole): boolean => role === 'MEMBER' || role === 'STREAMER'
