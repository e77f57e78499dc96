import { buyPreorder, getPreorder } from '@tsudoi/contracts/preorder/preorder.endpoints'
import { call } from '../../api/call.ts'
import { callPaid } from '../callPaid.ts'
import { paidAction } from '../paidAction.ts'

/** A cart of a preorder. */
export interface PaidCart {
  preorderId: string
  items: { itemId: string; count: number }[]
}

/** C165. The member's latest purchase tells whether there is a new one (C164). */
export const preorderAction = paidAction({
  kind: 'preorder',
  nameOf: ({ preorderId }: PaidCart) => `preorder.${preorderId}`,
  keeps: (cart) => cart,
  canResend: () => true,
  send: (wish) => callPaid(buyPreorder, { params: { id: wish.paid.preorderId }, body: wish.paid.items }, wish),
  async read({ preorderId }) {
    const { latestPurchase } = await call(getPreorder, { params: { id: preorderId } })
    return { latest: latestPurchase?.purchaseId }
  },
  verdictOf: ({ before }, { latest }) =>
    before && latest !== undefined && latest !== before.latest ? { is: 'done' } : undefined,
  isComplete: ({ before }, { latest }) => before !== undefined && latest === before.latest,
  wantsAnswer: false,
})
