import type { ConfirmedPurchase, FinalOrder } from '@tsudoi/design-system/screens/finalOrder.types'
import type { PaidRequest } from './callPaid.ts'

/** The kinds of paid actions; each has one file in `actions/`. */
export type PaidKind = 'coins' | 'draw' | 'story' | 'video' | 'lottery' | 'preorder'

/** The part of an order that is needed to describe it while its outcome is unknown. */
export type OrderDescription = Pick<FinalOrder, 'what' | 'quantity' | 'price'>

/** A purchase that the user has confirmed: the variables of every mutation that pays. */
export interface ConfirmedOrder<Paid extends object> {
  paid: ConfirmedPurchase<Paid>
  order: OrderDescription
}

/**
 * What the server's state proves about a payment. `orderId`: the order that was found at the gateway. `isAlike`: the
 * same purchase on another device at the same time would look the same (Q306).
 */
export interface PaymentVerdict {
  is: 'done' | 'notDone' | 'ordered'
  orderId?: string
  isAlike?: boolean
}

/** A payment whose outcome is being checked. */
export interface CheckedPayment<Paid, Seen> {
  paid: Paid
  order: OrderDescription
  /** Milliseconds by the server's clock. */
  startedAt: number
  /** When the payment was sent last, by the same clock. */
  sentAt: number
  /** The state read before it was sent; undefined if that read failed. */
  before: Seen | undefined
  /** Ids of gateway orders that other payments of this browser have claimed. */
  claimed: readonly string[]
}

/**
 * One paid action: how it is sent, and how to find out afterwards whether it happened. `Seen` is the state that the
 * server shows; it is stored as JSON.
 */
export interface PaidAction<Paid extends object, Answer, Seen> {
  kind: PaidKind
  /** Payments with the same name run one after the other, over all tabs. */
  nameOf: (paid: Paid) => string
  /** The part that may be stored in the browser: enough to check the outcome, never a card. */
  keeps: (paid: Paid) => Paid
  /** Whether the stored part is everything that is sent. */
  canResend: (paid: Paid) => boolean
  send: (request: PaidRequest<Paid>) => Promise<Answer>
  /** Reads the state from the server: once before sending, and repeatedly while the outcome is unknown. */
  read: (paid: Paid, since: number) => Promise<Seen>
  /** What the server's state proves about the payment; undefined if it proves nothing yet. */
  verdictOf: (checked: CheckedPayment<Paid, Seen>, seen: Seen) => PaymentVerdict | undefined
  /**
   * Whether `seen` would show the payment if it had happened. If so, and there is no verdict a day later, it has not
   * happened. False if that is not certain, such as for a rental that may have expired.
   */
  isComplete: (checked: CheckedPayment<Paid, Seen>, seen: Seen) => boolean
  /** Whether the page needs the call's own answer. If so, a proven payment is resent under the same key to get it. */
  wantsAnswer: boolean
}

/** Declares a paid action with inferred types. */
export const paidAction = <Paid extends object, Answer, Seen>(
  action: PaidAction<Paid, Answer, Seen>,
): PaidAction<Paid, Answer, Seen> => action
