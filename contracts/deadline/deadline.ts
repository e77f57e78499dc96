import * as z from 'zod/mini'
import { ipId } from '../channel/ofChannel.ts'
import { instant, openEnum, shownText } from '../schema.ts'

/**
 * What ends at a deadline.
 * - LOTTERY_ENTRY, PREORDER, PRIZE_DRAW, VOTE, RESERVATION: until when the member can take part in a campaign of a
 *   channel that they follow, and in which they have not taken part yet.
 * - RESULT: when the result of a campaign in which the member has taken part is announced.
 * - CHOICE: until when the member can choose one of the items of a prize they have won.
 * - ADDRESS: until when the postal address of a privilege must be sent.
 * - STORE_PAYMENT, PAYMENT: until when a pending order must be paid, at a convenience store or by another method.
 * - PRESENT: until when a present can be received.
 * - NOTICE_GIFT: until when the gift of a notice can be acquired, as long as the member has not acquired it.
 * - TICKET: until when a ticket is valid: the end of its last performance.
 * - RENTAL: until when a rented or received video can be watched.
 * - CANCELLATION: until when a slot in a live talk can be cancelled.
 */
export const deadlineKinds = [
  'LOTTERY_ENTRY',
  'PREORDER',
  'PRIZE_DRAW',
  'VOTE',
  'RESERVATION',
  'RESULT',
  'CHOICE',
  'ADDRESS',
  'STORE_PAYMENT',
  'PAYMENT',
  'PRESENT',
  'NOTICE_GIFT',
  'TICKET',
  'RENTAL',
  'CANCELLATION',
] as const

/** A kind of deadline, as listed in `deadlineKinds`. */
export type DeadlineKind = (typeof deadlineKinds)[number]

/** A moment until which the member can do something, or at which a result is announced. */
export const deadline = z.object({
  /** Id of the deadline, unique among all deadlines of the member. It stays the same while the deadline exists. */
  deadlineId: z.string(),
  kind: openEnum(deadlineKinds),
  /** Name of the thing with the deadline: a lottery, a video, a notice, a present with its amount (`200コイン`). */
  name: shownText,
  /** Id of the channel; absent for orders, presents and the gifts of notices. */
  ipId: z.optional(ipId),
  /** Name of the channel. */
  ipName: z.optional(shownText),
  /** The time of the deadline (exclusive, like the ends of periods). */
  endTime: instant,
  /** Path of the page of the web app on which the member acts: `/lottery/5`. */
  path: z.string(),
})
/** A moment that a member can miss, as sent over the wire. */
export type Deadline = z.infer<typeof deadline>
