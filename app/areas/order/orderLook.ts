import type { listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { Query } from '@tanstack/react-query'

export type Orders = ResponseOf<typeof listTransactions>
type Order = Orders['list'][number]

const isWaiting = ({ status }: Order) => status === 'PENDING'

/** At a till it is paid when somebody gets there; everything else is decided within minutes. */
const every = { soon: 10_000, atTill: 60_000 }
/** After as many failures in all it is asked for no more; pressing still asks. */
const mostFailures = 5

/** Milliseconds until the orders are read again by themselves; false while none of them waits. */
export function nextLook({ state: { data, errorUpdateCount } }: Pick<Query<Orders>, 'state'>): number | false {
  const waiting = data?.list.filter(isWaiting) ?? []
  if (waiting.length === 0 || errorUpdateCount >= mostFailures) return false
  return waiting.every(({ paymentMethod }) => paymentMethod === 'CONVENIENCE') ? every.atTill : every.soon
}

/** Orders of `before` that waited and are paid `now`. */
export function paidMeanwhile(before: Orders | undefined, now: Orders | undefined): Order[] {
  const waited = new Set(before?.list.filter(isWaiting).map(({ transactionId }) => transactionId))
  return now?.list.filter(({ transactionId, status }) => status === 'SUCCEEDED' && waited.has(transactionId)) ?? []
}

/** The orders with one of them as it is now. */
export const withOrder = (orders: Orders, order: Order): Orders => ({
  list: orders.list.map((each) => (each.transactionId === order.transactionId ? order : each)),
})
