import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import { call } from '../../api/call.ts'
import { payHrefOf } from '../../mappers/payHrefOf.ts'
import { coinsAction, isOrderOfPack, type PaidPack } from '../../payments/actions/coins.ts'
import { isUnresolved, openPayment } from '../../payments/openPayments.ts'
import type { ConfirmedOrder } from '../../payments/paidAction.ts'
import { serverNow } from '../../session/clock.ts'
import { isCardMethod } from './isCardMethod.ts'

type Transaction = ResponseOf<typeof listTransactions>['list'][number]

/** Milliseconds that the reading may take: it is help, not a condition. */
const patience = 3_000

/** A card's order has no page while the card is being charged: a second one would charge it twice. */
const canBePaid = ({ paymentMethod, paymentPage, slipNumber }: Transaction): boolean =>
  isCardMethod(paymentMethod) || (payHrefOf(paymentPage) ?? slipNumber) !== undefined

/**
 * The id of an order of this pack that the member placed by the same method and that can still be paid (Q378, Q389);
 * undefined where there is none, or none could be read. A payment whose answer is not known yet finds its own order by
 * its key.
 */
export async function openOrderOf({ paid, order }: ConfirmedOrder<PaidPack>): Promise<string | undefined> {
  const underWay = openPayment(coinsAction.nameOf(paid))
  if (underWay && isUnresolved(underWay)) return undefined
  const orders = call(
    listTransactions,
    { query: { gateway: 'SBPS' } },
    { signal: AbortSignal.timeout(patience), isSilent: true },
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

/** Thrown between the confirmation and the payment: nothing is ordered, an open order is shown instead. */
export class OrderIsOpen extends Error {
  readonly transactionId: string

  constructor(transactionId: string) {
    super('An order of this pack can still be paid')
    this.transactionId = transactionId
  }
}
