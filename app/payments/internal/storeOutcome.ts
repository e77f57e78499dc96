import { loadAreaParts } from '../../composition/loadAreaParts.ts'
import type { PaymentOutcome } from './resolveOutcome.ts'
import type { OpenPayment } from './openPayments.ts'
import type { PaidKind } from './paidAction.ts'

/**
 * A function that stores the outcome of a payment whose page was closed. It throws `SessionEnded` if the payer has
 * logged out, because the stores belong to the current member.
 */
export type StoreOutcome = (payment: OpenPayment, outcome: PaymentOutcome<unknown>) => void

declare module '../../composition/loadAreaParts.ts' {
  interface AreaParts {
    /**
     * Loads the function that stores the outcomes of this kind of payment. Undefined if nothing of that kind is stored.
     */
    loadStoreOutcome: (kind: PaidKind) => Promise<StoreOutcome | undefined>
  }
}

/**
 * Loads the function that stores the outcomes of this kind of payment. Undefined if nothing of that kind is stored.
 * Call it before the request is sent: the answer arrives only once, and would be lost if the module could not be
 * loaded.
 */
export const loadStoreOutcome = async (kind: PaidKind): Promise<StoreOutcome | undefined> =>
  (await loadAreaParts()).loadStoreOutcome(kind)
