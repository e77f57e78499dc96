import { listTransactions, startPurchase, type PaymentMethod } from '@tsudoi/contracts/payment/payment.endpoints'
import { call } from '../../api/call.ts'
import { callPaid } from '../callPaid.ts'
import { paidAction, type Asked, type Verdict } from '../paidAction.ts'
import { clockTolerance } from './clockTolerance.ts'

/** A pack of coins, and how it is paid. */
export interface PaidPack {
  shopCoinId: string
  paymentMethod: PaymentMethod
  /** A token of the gateway's, or the id of a registered card. */
  card?: string
  /** Where the gateway sends the browser back to, with what came of it behind the path. */
  returnUrl?: string
}

interface SeenOrder {
  id: string
  price: number
  itemName: string
  shopCoinId?: string
  status: string
}

/** What an order proves. One that can still be paid is found all the same: its own page says the rest. */
const verdicts: Readonly<Record<string, Verdict['is']>> = {
  SUCCEEDED: 'done',
  CANCELLED: 'notDone',
  FAILED: 'notDone',
  EXPIRED: 'notDone',
}

type AskedPack = Asked<PaidPack, SeenOrder[]>

/** Orders of its price that were not there before, and that no other payment has found to be its own. */
function newOrders({ order, before, claimed }: AskedPack, seen: readonly SeenOrder[]): SeenOrder[] {
  if (!before) return []
  const known = new Set([...before.map(({ id }) => id), ...claimed])
  return seen.filter(({ id, price }) => !known.has(id) && price === order.price.amount)
}

/** Packs of one price are told apart by their id, or where the host does not name it by the order's words (Q293). */
export const isOfPack = (
  { paid, order }: Pick<AskedPack, 'paid' | 'order'>,
  { shopCoinId, itemName }: Pick<SeenOrder, 'shopCoinId' | 'itemName'>,
): boolean =>
  shopCoinId === undefined ? [order.what, ...order.what.split(' ')].includes(itemName) : shopCoinId === paid.shopCoinId

/** C178. The orders of the member tell whether it has arrived (C111, ids before and after). */
export const coinsAction = paidAction({
  kind: 'coins',
  nameOf: ({ shopCoinId }: PaidPack) => `purchase.${shopCoinId}`,
  // What the gateway gave for a card is good for one use, and never lies in a storage (X14).
  keeps: (pack) => ({ ...pack, card: pack.paymentMethod === 'CREDIT_CARD' ? undefined : pack.card }),
  canResend: ({ paymentMethod }) => paymentMethod !== 'CREDIT_CARD',
  send: (request) => callPaid(startPurchase, { body: request.paid }, request),
  async read(_pack, since): Promise<SeenOrder[]> {
    const startOrderTime = new Date(since - clockTolerance).toISOString()
    const { list } = await call(listTransactions, { query: { gateway: 'SBPS', startOrderTime } })
    return list.map(({ transactionId: id, price, itemName, shopCoinId, status }) => ({
      id,
      price,
      itemName,
      shopCoinId,
      status,
    }))
  },
  verdictOf(asked, seen) {
    const found = newOrders(asked, seen).find((order) => isOfPack(asked, order))
    return found && { is: verdicts[found.status] ?? 'ordered', orderId: found.id }
  },
  // The host lists all orders from a time on; one that does not say of which pack it is may be this one.
  isComplete: (asked, seen) =>
    asked.before !== undefined && newOrders(asked, seen).every(({ shopCoinId }) => shopCoinId !== undefined),
  wantsAnswer: false,
})
