import { mutationOptions } from '@tanstack/react-query'
import { heldCard } from '../../card/heldCard.ts'
import { coinsAction, type PaidPack } from '../../payments/actions/coins.ts'
import { closePayment } from '../../payments/openPayments.ts'
import type { ConfirmedOrder } from '../../payments/paidAction.ts'
import { pay } from '../../payments/pay.ts'
import { queryClient } from '../../queryClient.ts'
import { openOrderOf, OrderIsOpen } from './openOrder.ts'
import { packQuery } from './purchase.queries.ts'

/** Where an order is to be followed further: its page at the gateway, or what is known of it. */
export interface Ordered {
  transactionId?: string
  paymentPage?: string
  /** It can still be paid, and its page at the gateway has not been opened from here: its own page leads there. */
  isOpen?: boolean
}

async function placeOrder({ paid, order }: ConfirmedOrder<PaidPack>): Promise<Ordered> {
  const outcome = await pay(coinsAction, paid, order, async () => {
    const open = await openOrderOf({ paid, order })
    if (open) throw new OrderIsOpen(open)
  })
  if ('answer' in outcome) return outcome.answer
  // The order's own page tells it.
  closePayment(coinsAction.nameOf(paid))
  const { is, orderId } = outcome.verdict
  return { transactionId: orderId, isOpen: is === 'ordered' }
}

/**
 * Orders a pack: one order, however often it is sent (X13). Where the answer was lost, the order that is found in its
 * place counts like it; one that can still be paid takes the place of a second one.
 */
export const purchaseMutation = mutationOptions({
  mutationKey: ['purchase'],
  mutationFn: (confirmed: ConfirmedOrder<PaidPack>): Promise<Ordered> =>
    placeOrder(confirmed).catch((error: unknown) => {
      if (error instanceof OrderIsOpen) return { transactionId: error.transactionId, isOpen: true }
      throw error
    }),
  onSuccess: (_ordered, { paid }) => {
    // Its token was good for this one order.
    if (paid.paymentMethod === 'CREDIT_CARD') heldCard.drop()
  },
  // What keeps it from being bought stands on its page, too.
  onError: (_error, { paid }) => queryClient.invalidateQueries({ queryKey: packQuery(paid.shopCoinId).queryKey }),
})
