import type { FinalPrice } from './finalOrder.types.ts'

/**
 * How much is known about the outcome of a payment. `asking`: the app is polling the server. `waiting`: two minutes
 * have passed, and only the page with the order history continues to poll. `ordered`: the order exists and can still be
 * paid.
 */
export type PaymentState = 'sending' | 'asking' | 'waiting' | 'ordered' | 'done' | 'notDone'

/** A payment whose response was lost. */
export interface PaymentInDoubt {
  key: string
  what: string
  quantity: string
  price: FinalPrice
  state: PaymentState
  /** A reference for customer support: 1A2B-3C4D-5E6F. */
  code: string
  /** Whether the payment can be sent again. The server carries it out only once (idempotency key). */
  canResend: boolean
  /**
   * Whether the payment has been `waiting` for more than a day: the outcome can no longer be proven, so the member may
   * dismiss it (Q292).
   */
  isUnproven?: boolean | undefined
  /**
   * Whether the payment is `done` only according to the records: a purchase on another device would look the same
   * (Q306).
   */
  mayBeOtherDevice?: boolean | undefined
  /** The URL of the page with the details: the result, the order, or the order history. */
  href: string
}
