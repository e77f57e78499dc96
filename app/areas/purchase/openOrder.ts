import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import { call } from '../../api/call.ts'
import { payHrefOf } from '../../mappers/payHrefOf.ts'
import {
  coinsAction,
  isOrderOfPack,
  type PaidPack,
  isUnresolved,
  findOpenPayment,
  type ConfirmedOrder,
} from '../../payments/payments.ts'
import { serverNow } from '../../time/clock.ts'
import { isCardMethod } from './isCardMethod.ts'

type Transaction = ResponseOf<typeof listTransactions>['list'][number]

/** Timeout for fetching the orders, in ms. If the check fails, the purchase continues without it. */
const timeoutMs = 3_000

/**
 * Whether an order can still be paid. A card's order without a page at the gateway counts too: it is being charged, and
 * a second order would charge the card twice.
 */
const canBePaid = ({ paymentMethod, paymentPage, slipNumber }: Transaction): boolean =>
  isCardMethod(paymentMethod) || (payHrefOf(paymentPage) ?? slipNumber) !== undefined

/**
 * Looks for an order of this pack by the same method that the member can still pay (Q378, Q389). Returns its id.
 * Undefined if there is none, if the orders could not be fetched, or if a payment with an unknown outcome exists: that
 * one finds its own order by its idempotency key.
 */
export async function findOpenOrder({ paid, order }: ConfirmedOrder<PaidPack>): Promise<string | undefined> {
  const unsettled = findOpenPayment(coinsAction.nameOf(paid))
  if (unsettled && isUnresolved(unsettled)) return undefined
  const orders = call(
    listTransactions,
    { query: { gateway: 'SBPS' } },
    { signal: AbortSignal.timeout(timeoutMs), isSilent: true },
  )
  const { list } = await orders.catch(() => ({ list: [] }))
  const payable = list.find(
    (each) =>
      each.status === 'PENDING' &&
      each.paymentMethod === paid.paymentMethod &&
      each.price === order.price.amount &&
      isOrderOfPack({ paid, order }, each) &&
      canBePaid(each) &&
      (each.expiryTime === undefined || Date.parse(each.expiryTime) > serverNow()),
  )
  return payable?.transactionId
}

/**
 * Thrown after the confirmation, before the payment, if an unpaid order of this pack exists. Nothing is ordered, and
 * that order is shown instead.
 */
export class OpenOrderExists extends Error {
  readonly transactionId: string

  constructor(transactionId: string) {
    super('An order of this pack can still be paid')
    this.transactionId = transactionId
  }
}
