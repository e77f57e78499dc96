import { listTransactions, startPurchase, type PaymentMethod } from '@tsudoi/contracts/payment/payment.endpoints'
import { call } from '../../../api/call.ts'
import { callPaid } from '../callPaid.ts'
import { paidAction, type UnprovenPayment, type PaymentVerdict } from '../paidAction.ts'
import { clockToleranceMs } from '../clockTolerance.ts'

/** A coin pack that the user buys, and the payment method. */
export interface PaidPack {
  shopCoinId: string
  paymentMethod: PaymentMethod
  /** A token of the card gateway, or the id of a registered card. */
  card?: string | undefined
  /** The URL to which the payment gateway redirects the browser, with the result appended to the path. */
  returnUrl?: string
}

interface SeenOrder {
  id: string
  price: number
  itemName: string
  shopCoinId?: string | undefined
  status: string
}

/**
 * What the status of an order proves. Any other status means that the order exists and can still be paid on its page.
 */
const verdicts: Readonly<Record<string, PaymentVerdict['is']>> = {
  SUCCEEDED: 'done',
  CANCELLED: 'notDone',
  FAILED: 'notDone',
  EXPIRED: 'notDone',
}

type UnprovenPack = UnprovenPayment<PaidPack, SeenOrder[]>

/** Orders with this price that did not exist before the payment and that no other payment has claimed. */
function newOrders({ order, before, claimed }: UnprovenPack, seen: readonly SeenOrder[]): SeenOrder[] {
  if (!before) return []
  const known = new Set([...before.map(({ id }) => id), ...claimed])
  return seen.filter(({ id, price }) => !known.has(id) && price === order.price.amount)
}

/**
 * Whether an order is for this pack. Packs with the same price have different ids. If the server does not send the id,
 * the item name decides (Q293).
 */
export const isOrderOfPack = (
  { paid, order }: Pick<UnprovenPack, 'paid' | 'order'>,
  { shopCoinId, itemName }: Pick<SeenOrder, 'shopCoinId' | 'itemName'>,
): boolean =>
  shopCoinId === undefined ? [order.what, ...order.what.split(' ')].includes(itemName) : shopCoinId === paid.shopCoinId

/**
 * Buys a coin pack. The member's orders prove the outcome: it compares their ids before and after the payment (C178,
 * C111).
 */
export const coinsAction = paidAction({
  kind: 'coins',
  nameOf: ({ shopCoinId }: PaidPack) => `purchase.${shopCoinId}`,
  // Leaves out the card token, which is for one use and is never stored (X14).
  keeps: (pack) => ({ ...pack, card: pack.paymentMethod === 'CREDIT_CARD' ? undefined : pack.card }),
  canResend: ({ paymentMethod }) => paymentMethod !== 'CREDIT_CARD',
  send: (request) => callPaid(startPurchase, { body: request.paid }, request),
  async read(_pack, since): Promise<SeenOrder[]> {
    const startOrderTime = new Date(since - clockToleranceMs).toISOString()
    const { list } = await call(listTransactions, { query: { gateway: 'SBPS', startOrderTime } })
    return list.map(({ transactionId: id, price, itemName, shopCoinId, status }) => ({
      id,
      price,
      itemName,
      shopCoinId,
      status,
    }))
  },
  verdictOf(payment, seen) {
    const found = newOrders(payment, seen).find((order) => isOrderOfPack(payment, order))
    return found && { is: verdicts[found.status] ?? 'ordered', orderId: found.id }
  },
  // The server lists all orders since a given time. An order that does not name its pack may be this payment's.
  wouldShowPayment: (payment, seen) =>
    payment.before !== undefined && newOrders(payment, seen).every(({ shopCoinId }) => shopCoinId !== undefined),
  wantsAnswer: false,
  verdictOfAnswer: ({ status, transactionId }) => ({ is: verdicts[status] ?? 'ordered', orderId: transactionId }),
})
