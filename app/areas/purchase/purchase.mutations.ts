import { mutationOptions } from '@tanstack/react-query'
import { oneTimeCard } from '../../card/oneTimeCard.ts'
import { coinsAction, type PaidPack } from '../../payments/actions/coins.ts'
import { closePayment } from '../../payments/openPayments.ts'
import type { ConfirmedOrder } from '../../payments/paidAction.ts'
import { pay } from '../../payments/pay.ts'
import { queryClient } from '../../queryClient.ts'
import { openOrderOf, OpenOrderExists } from './openOrder.ts'
import { packQuery } from './purchase.queries.ts'

/** Where to continue with an order: its page at the gateway, or its id. */
export interface PlacedOrder {
  transactionId?: string
  paymentPage?: string
  /**
   * The order can still be paid, but the gateway's page was not opened by this call. The order's own page links to it.
   */
  isOpen?: boolean
}

async function placeOrder({ paid, order }: ConfirmedOrder<PaidPack>): Promise<PlacedOrder> {
  const outcome = await pay(coinsAction, paid, order, async () => {
    const open = await openOrderOf({ paid, order })
    if (open) throw new OpenOrderExists(open)
  })
  if ('answer' in outcome) return outcome.answer
  // The order's own page shows the outcome.
  closePayment(coinsAction.nameOf(paid))
  const { is, orderId } = outcome.verdict
  return { transactionId: orderId, isOpen: is === 'ordered' }
}

/**
 * Orders a pack. Idempotent (X13): after a lost answer, the order found by the lookup counts as the answer; if an order
 * of this pack can still be paid, it is returned instead of a second one.
 */
export const purchaseMutation = mutationOptions({
  mutationKey: ['purchase'],
  mutationFn: (confirmed: ConfirmedOrder<PaidPack>): Promise<PlacedOrder> =>
    placeOrder(confirmed).catch((error: unknown) => {
      if (error instanceof OpenOrderExists) return { transactionId: error.transactionId, isOpen: true }
      throw error
    }),
  onSuccess: (_ordered, { paid }) => {
    // The card's token was valid only for this order.
    if (paid.paymentMethod === 'CREDIT_CARD') oneTimeCard.drop()
  },
  // Refetch the pack, so that its page shows why it cannot be bought.
  onError: (_error, { paid }) => queryClient.invalidateQueries({ queryKey: packQuery(paid.shopCoinId).queryKey }),
})
