import type { FinalPrice } from './finalOrder.types.ts'

/**
 * How far it is known what came of a payment. `asking`: it is being found out. `waiting`: two minutes are over, and the
 * order history goes on asking. `ordered`: the order has arrived, and can still be paid.
 */
export type PaymentState = 'sending' | 'asking' | 'waiting' | 'ordered' | 'done' | 'notDone'

/** A payment whose answer was lost. */
export interface PaymentInDoubt {
  key: string
  what: string
  quantity: string
  price: FinalPrice
  state: PaymentState
  /** For support, who find the payment by it: 1A2B-3C4D-5E6F. */
  code: string
  /** Whether it can be sent once more; it happens once all the same. */
  canResend: boolean
  /** `waiting` for more than a day: nothing will prove it any more, so that it may be put away (Q292). */
  isUnproven?: boolean
  /** `done`, as far as records tell: the same bought on another device would look no different (Q306). */
  isAlike?: boolean
  /** Where it is told in full: the result, the order, or the order history. */
  href: string
}
