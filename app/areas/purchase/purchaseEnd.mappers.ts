import type { getTransaction } from '@tsudoi/contracts/payment/payment.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { Outcome, PurchasedOrder } from '@tsudoi/design-system/screens/purchase/purchase.types'
import { instantView } from '../../mappers/channel.mappers.ts'
import { payHrefOf } from '../../mappers/payHrefOf.ts'
import { isCardMethod } from './isCardMethod.ts'
import { unpaidParameter } from '../../payments/openOrderHref.ts'

type Transaction = ResponseOf<typeof getTransaction>['transaction']

/** Where the gateway says that it ended; the order itself has the last word. */
export const ends = ['complete', 'cancel', 'error'] as const
/** `order`: the payer has not been at the gateway. */
export type End = (typeof ends)[number] | 'order'

/** The end that an address says: its last part, or the mark of an order that the app itself leads to. */
export const endOf = (pathname: string, search: URLSearchParams): End =>
  search.has(unpaidParameter) ? 'order' : (ends.find((end) => new RegExp(`/${end}/?$`).test(pathname)) ?? 'complete')

const outcomes: Readonly<Record<Transaction['status'], Outcome>> = {
  PENDING: 'checking',
  SUCCEEDED: 'paid',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  EXPIRED: 'expired',
  UNKNOWN: 'checking',
}

/**
 * What came of an order. While it is pending, one that was left on the gateway's page, was never opened there or is
 * paid at a till waits for its payer. A card's order without such a page is being charged.
 */
export function outcomeOf({ status, paymentMethod, paymentPage }: Transaction, end: End): Outcome {
  const isCharged = isCardMethod(paymentMethod) && !payHrefOf(paymentPage)
  const waitsForPayer = status === 'PENDING' && (paymentMethod === 'CONVENIENCE' || (end !== 'complete' && !isCharged))
  return waitsForPayer ? 'unpaid' : outcomes[status]
}

export const purchasedOrder = (order: Transaction): PurchasedOrder => ({
  name: order.itemName,
  price: order.price,
  payUntil: order.expiryTime && instantView(order.expiryTime),
  payHref: payHrefOf(order.paymentPage),
  slipNumber: order.slipNumber,
  isByCard: isCardMethod(order.paymentMethod),
})
