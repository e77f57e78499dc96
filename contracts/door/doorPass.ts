import * as z from 'zod/mini'
import { instant, openEnum, shownText } from '../schema.ts'

/**
 * State of a pass: UNUSED, USED (its holder has entered), or VOID (the ticket was refunded, or the show was cancelled).
 */
export const passStates = ['UNUSED', 'USED', 'VOID'] as const

/** Fields of a pass that its holder and the staff of the door both see. */
const passFields = {
  /** Id of the pass: ASCII letters, digits, `-` and `_`. The code at the door contains it. */
  passId: z.string(),
  /** Digits with which the pass's short code begins, at least four. Two passes of a door may have the same digits. */
  doorNumber: z.string(),
  /** The seat, as text: A列 12番. */
  seat: z.optional(shownText),
  state: openEnum(passStates),
  /** When the holder entered; absent unless the state is USED. */
  usedTime: z.optional(instant),
  /** The secret with which codes are made and checked (`door/doorCode.ts`); absent if the state is VOID. */
  secret: z.optional(z.string()),
}

/** The performance that a door belongs to. */
export const doorShow = z.object({
  /** Id of the episode. It is the id of the door, too. */
  episodeId: z.string(),
  /** Title of the event. */
  title: shownText,
  /** Title of the episode. */
  episodeTitle: shownText,
  venue: z.optional(shownText),
  /** When the door opens. */
  opensTime: instant,
  /** When the performance starts. */
  startTime: instant,
  /** When the performance ends. */
  endTime: instant,
})
/** The performance that a door belongs to. */
export type DoorShow = z.infer<typeof doorShow>

/** The right of one person to enter one performance: a ticket has one pass for each copy and performance. */
export const heldPass = z.extend(doorShow, {
  ...passFields,
  /** Id of the ticket (C024). */
  ticketId: z.string(),
})
/** A pass of the member who holds it. */
export type HeldPass = z.infer<typeof heldPass>

/** A pass as the staff of its door see it. */
export const doorPass = z.object({
  ...passFields,
  /** Name of the ticket. */
  ticketName: shownText,
  /** The holder's nickname, shortened to its first character and `…`: the list is stored on devices of the staff. */
  holder: shownText,
})
/** A pass as the staff of its door see it. */
export type DoorPass = z.infer<typeof doorPass>

/** An entry with a pass that an earlier entry has already used. */
export const doubleEntry = z.object({
  /** Id of the pass. */
  passId: z.string(),
  /** When a person was let in with the pass again. */
  enteredTime: instant,
  /** Name of the entrance. */
  door: shownText,
})
/** An entry with a pass that an earlier entry has already used. */
export type DoubleEntry = z.infer<typeof doubleEntry>

/**
 * The result of an entry. ENTERED: it counts. USED: an earlier entry counts. VOID: the pass is not valid. NOT_FOUND:
 * the pass or code is unknown. WRONG_SHOW: the code belongs to another performance. EXPIRED, EARLY: the code is valid
 * only at an earlier or later time.
 */
export const entryResults = ['ENTERED', 'USED', 'VOID', 'NOT_FOUND', 'WRONG_SHOW', 'EXPIRED', 'EARLY'] as const
/** The result of an entry. */
export type EntryResult = (typeof entryResults)[number]
