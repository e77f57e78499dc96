import type { getTransaction } from '@tsudoi/contracts/payment/payment.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import type { UseQueryResult } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import {
  purchaseMethods,
  type Offered,
  type Outcome,
  type PurchasedOrder,
  type PurchaseMethod,
} from '@tsudoi/design-system/screens/purchase/purchase.types'
import { ApiError, isNotFound } from '../../api/apiError.ts'
import { failureOf } from '../../errors/failure.ts'
import { instantView } from '../../mappers/channel.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { packView } from '../../mappers/pack.mappers.ts'
import { payHrefOf } from '../../mappers/payHrefOf.ts'
import { refusals } from './purchase.queries.ts'

/** The method of an address, which may hold anything. */
export const methodOf = (text: string | null): PurchaseMethod | undefined =>
  purchaseMethods.find((method) => method === text)

type Pack = ResponseOf<typeof validateShopCoin>
type Transaction = ResponseOf<typeof getTransaction>['transaction']

/** Where the gateway says that it ended; the order itself has the last word. */
export const ends = ['complete', 'cancel', 'error'] as const
export type End = (typeof ends)[number]

/** The end that an address says: its last part. */
export const endOf = (pathname: string): End =>
  ends.find((end) => new RegExp(`/${end}/?$`).test(pathname)) ?? 'complete'

/** What the host says about a pack: it can be bought, it cannot and why, or there is none. The latest answer counts. */
export function offeredOf(query: UseQueryResult<Pack>): Loadable<Offered | undefined> {
  const { error } = query
  if (isNotFound(error)) return ready(undefined)
  if (error instanceof ApiError && refusals.includes(error.messageCode ?? ''))
    return ready({ state: 'refused', failure: failureOf(error) })
  return loadableOf(query, ({ shopCoin }) => ({ state: 'buyable', pack: packView(shopCoin) }))
}

const outcomes: Readonly<Record<Transaction['status'], Outcome>> = {
  PENDING: 'checking',
  SUCCEEDED: 'paid',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  EXPIRED: 'expired',
  UNKNOWN: 'checking',
}

/**
 * What came of an order. While it is pending, one that was left on the gateway's page or is paid at a till waits for
 * its payer.
 */
export function outcomeOf({ status, paymentMethod }: Transaction, end: End): Outcome {
  const waitsForPayer = status === 'PENDING' && (paymentMethod === 'CONVENIENCE' || end !== 'complete')
  return waitsForPayer ? 'unpaid' : outcomes[status]
}

export const purchasedOrder = (order: Transaction): PurchasedOrder => ({
  name: order.itemName,
  price: order.price,
  payUntil: order.expiryTime && instantView(order.expiryTime),
  payHref: payHrefOf(order.paymentPage),
  slipNumber: order.slipNumber,
})
