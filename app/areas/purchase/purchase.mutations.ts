import { mutationOptions } from '@tanstack/react-query'
import { oneTimeCard } from '../../card/oneTimeCard.ts'
import { coinsAction, type PaidPack, closePayment, type ConfirmedOrder, pay } from '../../payments/payments.ts'
import { orderKeys } from '../../queries/order.keys.ts'
import { queryClient } from '../../queryClient.ts'
import { coinPacksQuery } from '../../shop/shop.queries.ts'
import { findOpenOrder, OpenOrderExists } from './openOrder.ts'
import { packQuery } from './purchase.queries.ts'

/** A placed order, and where to pay it: at its page at the gateway, or, without one, on its own page. */
export interface PlacedOrder {
  transactionId?: string | undefined
  paymentPage?: string | undefined
  /**
   * Whether an earlier order was found that can still be paid. The user pays it by the link on the order's own page.
   */
  isOpen?: boolean
}

async function placeOrder({ paid, order }: ConfirmedOrder<PaidPack>): Promise<PlacedOrder> {
  const outcome = await pay(coinsAction, paid, order, async () => {
    const open = await findOpenOrder({ paid, order })
    if (open) throw new OpenOrderExists(open)
  })
  if ('answer' in outcome) return outcome.answer
  // Closes the record of the payment, because the order's own page shows the outcome.
  closePayment(coinsAction.nameOf(paid))
  const { is, orderId } = outcome.verdict
  return { transactionId: orderId, isOpen: is === 'ordered' }
}

/**
 * Orders a pack of coins. Idempotent (X13): after a lost answer, the order that the lookup finds counts as the answer.
 * If an earlier order of this pack can still be paid, that order is returned instead of a second one.
 */
export const purchaseMutation = mutationOptions({
  mutationKey: ['purchase'],
  mutationFn: (confirmed: ConfirmedOrder<PaidPack>): Promise<PlacedOrder> =>
    placeOrder(confirmed).catch((error: unknown) => {
      if (error instanceof OpenOrderExists) return { transactionId: error.transactionId, isOpen: true }
      throw error
    }),
  onSuccess: (_ordered, { paid }) => {
    // Marks the lists of orders and packs as stale: they contain an unpaid order too, which counts towards the limit of
    // its pack.
    for (const queryKey of [orderKeys.all, coinPacksQuery.queryKey])
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    // Deletes the token of the typed card, because it was valid only for this order.
    if (paid.paymentMethod === 'CREDIT_CARD') oneTimeCard.drop()
  },
  // Refetch the pack, so that its page shows why it cannot be bought.
  onError: (_error, { paid }) => queryClient.invalidateQueries({ queryKey: packQuery(paid.shopCoinId).queryKey }),
})
