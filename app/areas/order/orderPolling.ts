import type { listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { Query } from '@tanstack/react-query'

/** The server's answer with the member's orders. */
export type OrdersAnswer = ResponseOf<typeof listTransactions>
type Order = OrdersAnswer['list'][number]

const isWaiting = ({ status }: Order) => status === 'PENDING'

/**
 * Polling intervals in ms: `atTill` if all pending orders are paid in a shop, which may take long, otherwise `soon`.
 */
const pollMs = { soon: 10_000, atTill: 60_000 }
/** Polling stops after this many failures in total. The user can still refresh an order. */
const maxFailures = 5

/** Time until the next poll of the orders in ms; false if none is pending or after too many failures. */
export function nextPollMs({ state: { data, errorUpdateCount } }: Pick<Query<OrdersAnswer>, 'state'>): number | false {
  const waiting = data?.list.filter(isWaiting) ?? []
  if (waiting.length === 0 || errorUpdateCount >= maxFailures) return false
  return waiting.every(({ paymentMethod }) => paymentMethod === 'CONVENIENCE') ? pollMs.atTill : pollMs.soon
}

/** Orders that were pending in `before` and are paid in `now`. */
export function newlyPaidOrders(before: OrdersAnswer | undefined, now: OrdersAnswer | undefined): Order[] {
  const waited = new Set(before?.list.filter(isWaiting).map(({ transactionId }) => transactionId))
  return now?.list.filter(({ transactionId, status }) => status === 'SUCCEEDED' && waited.has(transactionId)) ?? []
}

/** The orders after one of them was refetched. */
export const withUpdatedOrder = (orders: OrdersAnswer, order: Order): OrdersAnswer => ({
  list: orders.list.map((each) => (each.transactionId === order.transactionId ? order : each)),
})
