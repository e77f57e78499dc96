import type { getTransaction } from '@tsudoi/contracts/payment/payment.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { Outcome, PurchasedOrder } from '@tsudoi/design-system/screens/purchase/purchase.types'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { payHrefOf } from '../../mappers/payHrefOf.ts'
import { isCardMethod } from './isCardMethod.ts'
import { unpaidParameter } from '../../payments/payableOrderHref.ts'

type Transaction = ResponseOf<typeof getTransaction>['transaction']

/** How the visit ended according to the gateway. The order itself decides. */
export const gatewayEnds = ['complete', 'cancel', 'error'] as const
/** `order`: the user has not visited the gateway. */
export type PurchaseEndKind = (typeof gatewayEnds)[number] | 'order'

/** The end in a URL: the last part of the path, or `order` by the query mark that the app adds to its own links. */
export const purchaseEndOf = (pathname: string, search: URLSearchParams): PurchaseEndKind =>
  search.has(unpaidParameter)
    ? 'order'
    : (gatewayEnds.find((end) => new RegExp(`/${end}/?$`).test(pathname)) ?? 'complete')

const outcomes: Readonly<Record<Transaction['status'], Outcome>> = {
  PENDING: 'checking',
  SUCCEEDED: 'paid',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  EXPIRED: 'expired',
  UNKNOWN: 'checking',
}

/**
 * The outcome of an order. A pending one waits for the user if the gateway's page was left or never opened, or if it is
 * paid in a shop. A card's order without a page at the gateway is being charged.
 */
export function orderOutcomeOf({ status, paymentMethod, paymentPage }: Transaction, end: PurchaseEndKind): Outcome {
  const isCharged = isCardMethod(paymentMethod) && !payHrefOf(paymentPage)
  const waitsForPayer = status === 'PENDING' && (paymentMethod === 'CONVENIENCE' || (end !== 'complete' && !isCharged))
  return waitsForPayer ? 'unpaid' : outcomes[status]
}

export const purchasedOrder = (order: Transaction): PurchasedOrder => ({
  name: order.itemName,
  price: order.price,
  payUntil: order.expiryTime && normalisedInstant(order.expiryTime),
  payHref: payHrefOf(order.paymentPage),
  slipNumber: order.slipNumber,
  isByCard: isCardMethod(order.paymentMethod),
})
