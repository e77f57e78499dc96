import { createPort } from '../composition/port.ts'
import type { Outcome } from './internal/findOut.ts'
import type { OpenPayment } from './openPayments.ts'
import type { PaidKind } from './paidAction.ts'

/**
 * Stores the outcome of a payment whose page was closed. Throws `SessionEnded` if the payer has logged out, because the
 * stores belong to the current member.
 */
export type KeepOutcome = (payment: OpenPayment, outcome: Outcome<unknown>) => void

/** Loads what stores the outcomes of a kind of payment; undefined if nothing of that kind is stored. */
export const keepOutcomePort = createPort<(kind: PaidKind) => Promise<KeepOutcome | undefined>>('keepOutcomePort')
