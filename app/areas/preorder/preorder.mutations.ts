import type { buyPreorder } from '@tsudoi/contracts/preorder/preorder.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { mutationOptions } from '@tanstack/react-query'
import { LocalFailure } from '../../errors/localFailure.ts'
import { preorderAction, type PaidCart } from '../../payments/actions/preorder.ts'
import { closePayment } from '../../payments/openPayments.ts'
import { OutcomeUnknown } from '../../payments/outcomeUnknown.ts'
import type { ConfirmedOrder } from '../../payments/paidAction.ts'
import { pay } from '../../payments/pay.ts'
import { afterTakingPart } from '../../queries/invalidations.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { accountNow } from '../../session/accountNow.ts'
import { countsOf, isSameOrder } from './cart.ts'
import { hostChanges } from './cartChanges.ts'
import { currentCart, takeOutOfCart } from './cartStore.ts'
import { preorderKeys, preorderMutations } from './preorder.keys.ts'
import { preorderView } from './preorder.mappers.ts'
import { preorderQuery } from './preorder.queries.ts'
import { refusedCarts } from './refusedCarts.ts'

/**
 * The last look, between the yes and the payment: the cart of all tabs is the one that was confirmed, and the shelf is
 * as it was when it was filled (Q74). Otherwise nothing is bought, and the page names what has changed.
 */
async function checkCart({ preorderId, items }: PaidCart): Promise<void> {
  const confirmed = Object.fromEntries(items.map(({ itemId, count }) => [itemId, count]))
  const answer = await queryClient.fetchQuery({ ...preorderQuery(preorderId, true), staleTime: 0 })
  const cart = currentCart(preorderId)
  if (!isSameOrder(confirmed, countsOf(cart)) || hostChanges(cart, preorderView(answer)).length > 0)
    throw new LocalFailure('cartChanged')
}

/** Buys a cart that was confirmed (C165): once, and a lost answer is found out (X13). */
export const buyCartMutation = mutationOptions({
  mutationKey: preorderMutations.buy,
  meta: { handles: refusedCarts.handles },
  mutationFn: async ({
    paid,
    order,
  }: ConfirmedOrder<PaidCart>): Promise<ResponseOf<typeof buyPreorder> | undefined> => {
    // Another tab of this browser may have bought the same cart until then.
    const outcome = await pay(preorderAction, paid, order, () => checkCart(paid))
    if ('answer' in outcome) return outcome.answer
    if (outcome.verdict.is !== 'done') throw new OutcomeUnknown(preorderAction.nameOf(paid))
    // The page that follows tells it.
    closePayment(preorderAction.nameOf(paid))
    return undefined
  },
  onMutate: accountNow,
  onSuccess: async (answer, { paid: { preorderId, items } }, accountId) => {
    takeOutOfCart(preorderId, items, String(accountId))
    if (accountId !== accountNow()) return
    if (answer) {
      queryClient.setQueryData(
        preorderQuery(preorderId, true).queryKey,
        (known) => known && { ...known, latestPurchase: answer.purchase },
      )
      queryClient.setQueryData(balanceQuery.queryKey, answer.balance)
    }
    afterTakingPart()
    const stale = queryClient.invalidateQueries({ queryKey: preorderKeys.one(preorderId) })
    // Without the answer the page that follows has nothing to show before the host has said it.
    if (!answer) await stale
  },
  onError: (_error, { paid }) => {
    for (const queryKey of [balanceQuery.queryKey, preorderKeys.one(paid.preorderId)])
      void queryClient.invalidateQueries({ queryKey })
  },
})
