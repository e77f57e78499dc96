import { keepPayment, readOpenPayments } from './openPayments.ts'

/** The order history goes on asking about what could not be found out in two minutes; `PaymentsHost` does it. */
export function askWaiting(): void {
  for (const payment of readOpenPayments())
    if (payment.state === 'waiting') keepPayment({ ...payment, state: 'asking' })
}
