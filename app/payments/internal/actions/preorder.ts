import { buyPreorder, getPreorder } from '@tsudoi/contracts/preorder/preorder.endpoints'
import { call } from '../../../api/call.ts'
import { callPaid } from '../callPaid.ts'
import { paidAction } from '../paidAction.ts'
import { isWithinPaymentTime } from '../clockTolerance.ts'

/** A preorder cart that the user buys. */
export interface PaidCart {
  preorderId: string
  items: { itemId: string; count: number }[]
}

interface SeenPurchase {
  latest?: string
  coins?: number
  /** The time of the purchase, in milliseconds by the server's clock. */
  time?: number
}

/**
 * Buys a preorder cart. The member's latest purchase proves whether there is a new one: it has a price and a time. A
 * purchase with another price or time was made on another device (C164, C165, Q306).
 */
export const preorderAction = paidAction({
  kind: 'preorder',
  nameOf: ({ preorderId }: PaidCart) => `preorder.${preorderId}`,
  keeps: (cart) => cart,
  canResend: () => true,
  send: (request) =>
    callPaid(buyPreorder, { params: { id: request.paid.preorderId }, body: request.paid.items }, request),
  async read({ preorderId }): Promise<SeenPurchase> {
    const { latestPurchase: latest } = await call(getPreorder, { params: { id: preorderId } })
    return latest
      ? { latest: latest.purchaseId, coins: latest.consumeCoin, time: Date.parse(latest.purchasedTime) }
      : {}
  },
  verdictOf(payment, { latest, coins, time }) {
    const { before, order } = payment
    if (!before || latest === before.latest || coins !== order.price.amount) return undefined
    return time !== undefined && isWithinPaymentTime(payment, time) ? { is: 'done', isAlike: true } : undefined
  },
  wouldShowPayment: ({ before }, { latest }) => before !== undefined && latest === before.latest,
  wantsAnswer: false,
})
