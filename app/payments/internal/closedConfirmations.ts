import { deletePaymentRecord, storePaymentRecord, type OpenPayment } from './openPayments.ts'

/** Names of the payments whose confirmation the member has closed, also while the payment is in flight. */
const closedConfirmations = new Set<string>()

/** Notes that the confirmation of a payment is open. Returns a function that notes that it was closed. */
export function noteOpenConfirmation(name: string): () => void {
  closedConfirmations.delete(name)
  return () => void closedConfirmations.add(name)
}

/**
 * Ends the record of a payment that the server has answered. If the member has left its page, the record remains as
 * done, so that the payment line shows the result (Q548). The server's answer to an order in yen only has the URL at
 * which the member pays, so this record is deleted.
 */
export function endAnsweredPayment(payment: OpenPayment): void {
  const isLeft = closedConfirmations.has(payment.name) && payment.order.price.unit === 'coins'
  if (isLeft) storePaymentRecord({ ...payment, state: 'done' })
  else deletePaymentRecord(payment)
}
