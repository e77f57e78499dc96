import type { getTransaction } from '@tsudoi/contracts/payment/payment.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { PaymentOutcome, PurchasedOrder } from '@tsudoi/design-system/screens/purchase/purchase.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { payHrefOf } from '../../mappers/payHrefOf.ts'
import { isCardMethod } from './isCardMethod.ts'
import { unpaidParameter } from '../../payments/payments.ts'

type Transaction = ResponseOf<typeof getTransaction>['transaction']

/**
 * How the visit to the payment gateway can end, as the last part of the return URL. The order itself decides about the
 * outcome.
 */
export const gatewayResults = ['complete', 'cancel', 'error'] as const
/** How the user came to the result page: from the gateway, or `order` without a visit to the gateway. */
export type PurchaseEndKind = (typeof gatewayResults)[number] | 'order'

/**
 * How the user came to the result page, by its URL: from the gateway by the last part of the path, or `order` if the
 * query contains the parameter that the app adds to its own links.
 */
export const purchaseEndOf = (pathname: string, search: URLSearchParams): PurchaseEndKind =>
  search.has(unpaidParameter)
    ? 'order'
    : (gatewayResults.find((end) => new RegExp(`/${end}/?$`).test(pathname)) ?? 'complete')

const outcomes: Readonly<Record<Transaction['status'], PaymentOutcome>> = {
  PENDING: 'checking',
  SUCCEEDED: 'paid',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  EXPIRED: 'expired',
  UNKNOWN: 'checking',
}

/**
 * The outcome of an order. A pending order is shown as unpaid if it is paid in a shop, or if the user has left the
 * gateway's page or never opened it. A card's order without a page at the gateway is never unpaid: it is being charged.
 */
export function orderOutcomeOf(
  { status, paymentMethod, paymentPage }: Transaction,
  end: PurchaseEndKind,
): PaymentOutcome {
  const isCharged = isCardMethod(paymentMethod) && !payHrefOf(paymentPage)
  const waitsForPayer = status === 'PENDING' && (paymentMethod === 'CONVENIENCE' || (end !== 'complete' && !isCharged))
  return waitsForPayer ? 'unpaid' : outcomes[status]
}

/** An order as its result page shows it. */
export const purchasedOrderView = (order: Transaction): PurchasedOrder => ({
  name: titleOf(order.itemName),
  price: order.price,
  payUntil: order.expiryTime && normalisedInstant(order.expiryTime),
  payHref: payHrefOf(order.paymentPage),
  slipNumber: order.slipNumber,
  isByCard: isCardMethod(order.paymentMethod),
})
