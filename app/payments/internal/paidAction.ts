import type { ConfirmedPurchase, FinalOrder } from '@tsudoi/design-system/screens/finalOrder.types'
import type { PaidRequest } from './callPaid.ts'

/** The kinds of paid actions. Each has a file in `actions/`. */
export type PaidKind = 'coins' | 'draw' | 'story' | 'video' | 'lottery' | 'preorder'

/** The part of an order that describes it in the payment line, while its outcome is unknown. */
export type OrderDescription = Pick<FinalOrder, 'what' | 'quantity' | 'price'>

/** A purchase that the user has confirmed. Every mutation that pays takes it as its variables. */
export interface ConfirmedOrder<Paid extends object> {
  paid: ConfirmedPurchase<Paid>
  order: OrderDescription
}

/**
 * What the server's state proves about a payment. `orderId` is the order that was found at the gateway. `isAlike` means
 * that the same purchase on another device at the same time would look the same (Q306).
 */
export interface PaymentVerdict {
  is: 'done' | 'notDone' | 'ordered'
  orderId?: string
  isAlike?: boolean
}

/**
 * A payment of which the app does not know yet whether it happened, and the data by which the app recognises this
 * payment in the server's state.
 */
export interface UnprovenPayment<Paid, Seen> {
  paid: Paid
  order: OrderDescription
  /** When the payment began, in milliseconds by the server's clock. */
  startedAt: number
  /** When the payment was sent last, in milliseconds by the server's clock. */
  sentAt: number
  /** The server's state before the payment was sent. Undefined if it could not be read. */
  before: Seen | undefined
  /** Ids of gateway orders that other payments of this browser have claimed. */
  claimed: readonly string[]
}

/**
 * One paid action: how the app sends it, and how the app finds out afterwards whether it happened. `Seen` is the type
 * of the server's state, which is stored as JSON.
 */
export interface PaidAction<Paid extends object, Answer, Seen> {
  kind: PaidKind
  /** The name of a payment. Payments with the same name run one after the other, in all tabs together. */
  nameOf: (paid: Paid) => string
  /** The part of the purchase that the browser may store. It is enough to check the outcome, and contains no card. */
  keeps: (paid: Paid) => Paid
  /** Whether that part is everything that is sent, so that the payment can be sent again. */
  canResend: (paid: Paid) => boolean
  send: (request: PaidRequest<Paid>) => Promise<Answer>
  /** Reads the server's state: once before the payment is sent, and repeatedly while the outcome is unknown. */
  read: (paid: Paid, since: number) => Promise<Seen>
  /** What the server's state proves about the payment; undefined if it proves nothing yet. */
  verdictOf: (payment: UnprovenPayment<Paid, Seen>, seen: Seen) => PaymentVerdict | undefined
  /**
   * Whether `seen` would show the payment if it had happened. If it would, and there is no verdict a day later, the
   * payment has not happened. False if that is uncertain, for example for a rental that may have expired.
   */
  wouldShowPayment: (payment: UnprovenPayment<Paid, Seen>, seen: Seen) => boolean
  /**
   * Whether the page needs the answer to the payment itself. If so, a proven payment is sent again under the same key
   * to get that answer.
   */
  wantsAnswer: boolean
  /** What the answer to the payment proves. */
  verdictOfAnswer: (answer: Answer) => PaymentVerdict
}

/** Declares a paid action, and infers its types. By default its answer proves that it is done. */
export const paidAction = <Paid extends object, Answer, Seen>(
  action: Omit<PaidAction<Paid, Answer, Seen>, 'verdictOfAnswer'> &
    Partial<Pick<PaidAction<Paid, Answer, Seen>, 'verdictOfAnswer'>>,
): PaidAction<Paid, Answer, Seen> => ({ verdictOfAnswer: () => ({ is: 'done' }), ...action })
