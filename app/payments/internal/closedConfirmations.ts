import { deletePaymentRecord, storeVerdict, type OpenPayment } from './openPayments.ts'
import type { PaymentVerdict } from './paidAction.ts'

/** Names of the payments whose confirmation the member has closed, also while the payment is in flight. */
const closedConfirmations = new Set<string>()

/** Notes that the member has confirmed a payment. Its dialog is open, and shows the result. */
export const noteConfirmed = (name: string): unknown => closedConfirmations.delete(name)

/**
 * Notes that the confirmation of a payment was closed. A second confirmation of a payment that is still in flight does
 * not show its result either, so only the next confirmed payment ends this.
 */
export const noteClosedConfirmation = (name: string): unknown => closedConfirmations.add(name)

/**
 * Ends the record of a payment that the server has answered. If the member has left its page, the record remains, so
 * that the payment line shows the result (Q548).
 */
export function endAnsweredPayment(payment: OpenPayment, verdict: PaymentVerdict): void {
  if (closedConfirmations.has(payment.name)) storeVerdict(payment, verdict)
  else deletePaymentRecord(payment)
}
