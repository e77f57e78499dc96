import type { Confirmed, FinalOrder } from '@tsudoi/design-system/screens/finalOrder.types'
import type { PaidRequest } from './callPaid.ts'

/** The paid actions of the product; each has one file in `actions/`. */
export type PaidKind = 'coins' | 'draw' | 'story' | 'video' | 'lottery' | 'preorder'

/** What of an order its words need while its outcome is not known. */
export type OrderInWords = Pick<FinalOrder, 'what' | 'quantity' | 'price'>

/** What somebody has said yes to: the variables of every mutation that pays. */
export interface ConfirmedOrder<Paid extends object> {
  paid: Confirmed<Paid>
  order: OrderInWords
}

/**
 * What a reading proves. `orderId`: the order that was found at the gateway. `isAlike`: the same bought on another
 * device at the same time would look no different (Q306).
 */
export interface Verdict {
  is: 'done' | 'notDone' | 'ordered'
  orderId?: string
  isAlike?: boolean
}

/** Something paid whose outcome is asked about. */
export interface Asked<Paid, Seen> {
  paid: Paid
  order: OrderInWords
  /** Milliseconds by the host's clock. */
  startedAt: number
  /** When it was sent last, by the same clock. */
  sentAt: number
  /** What was seen before it was sent; undefined where that could not be read. */
  before: Seen | undefined
  /** Orders at the gateway that other payments of this browser have found to be theirs. */
  claimed: readonly string[]
}

/**
 * One paid action, in one shape for all: how it is sent, and what tells afterwards whether it has happened. `Seen` goes
 * through JSON.
 */
export interface PaidAction<Paid extends object, Answer, Seen> {
  kind: PaidKind
  /** Payments of one name happen one after the other, over all tabs. */
  nameOf: (paid: Paid) => string
  /** What of it may lie in the browser's storage: enough to read back by, never a card. */
  keeps: (paid: Paid) => Paid
  /** Whether what is kept is all that is sent. */
  canResend: (paid: Paid) => boolean
  send: (request: PaidRequest<Paid>) => Promise<Answer>
  /** Reads what the host knows: once before it is sent, and again while the outcome is not known. */
  read: (paid: Paid, since: number) => Promise<Seen>
  /** Undefined: nothing is proven yet. */
  verdictOf: (asked: Asked<Paid, Seen>, seen: Seen) => Verdict | undefined
  /**
   * Whether it would stand in what was seen, had it happened: then, a day later, without a verdict it has not. False
   * where it cannot be known, such as a rental that may be over again.
   */
  isComplete: (asked: Asked<Paid, Seen>, seen: Seen) => boolean
  /** Where its answer is wanted, it is asked for again under the same key once it is known to have happened. */
  wantsAnswer: boolean
}

/** Says of an action what it sends, answers and sees. */
export const paidAction = <Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
): PaidAction<Paid, Answer, Seen> => action
