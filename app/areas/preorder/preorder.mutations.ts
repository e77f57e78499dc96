import type { buyPreorder } from '@tsudoi/contracts/preorder/preorder.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { mutationOptions } from '@tanstack/react-query'
import { LocalFailure } from '../../errors/localFailure.ts'
import {
  preorderAction,
  type PaidCart,
  closePayment,
  OutcomeUnknown,
  type ConfirmedOrder,
  pay,
  cartRefusals,
} from '../../payments/payments.ts'
import { invalidateAfterReceive } from '../../queries/invalidations.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { sessionAccountId } from '../../session/sessionAccountId.ts'
import { cartCountsOf, haveSameCounts } from './cart.ts'
import { serverChanges } from './cartChanges.ts'
import { currentCart, removeBoughtItems } from './cartStore.ts'
import { preorderKeys, preorderMutationKeys } from './preorder.keys.ts'
import { preorderView } from './preorder.mappers.ts'
import { preorderQuery } from './preorder.queries.ts'

/**
 * Final check after the user's confirmation, before payment. The cart, merged from all tabs, must equal the confirmed
 * one, and the items must be as they were when added (Q74). Otherwise throws `cartChanged`: nothing is bought, and the
 * page lists the changes.
 */
async function checkCart({ preorderId, items }: PaidCart): Promise<void> {
  const confirmed = Object.fromEntries(items.map(({ itemId, count }) => [itemId, count]))
  const answer = await queryClient.fetchQuery({ ...preorderQuery(preorderId, true), staleTime: 0 })
  const cart = currentCart(preorderId)
  if (!haveSameCounts(confirmed, cartCountsOf(cart)) || serverChanges(cart, preorderView(answer)).length > 0)
    throw new LocalFailure('cartChanged')
}

/**
 * Buys the confirmed preorder cart (C165). Idempotent: coins are taken once, and after a lost answer the outcome is
 * looked up (X13). Returns the answer; undefined if only that lookup has confirmed the purchase.
 */
export const buyCartMutation = mutationOptions({
  mutationKey: preorderMutationKeys.buy,
  meta: { handles: cartRefusals.handles },
  mutationFn: async ({
    paid,
    order,
  }: ConfirmedOrder<PaidCart>): Promise<ResponseOf<typeof buyPreorder> | undefined> => {
    // Runs the final check inside the payment lock, because another tab may have bought the same cart before.
    const outcome = await pay(preorderAction, paid, order, () => checkCart(paid))
    if ('answer' in outcome) return outcome.answer
    if (outcome.verdict.is !== 'done') throw new OutcomeUnknown(preorderAction.nameOf(paid))
    // Closes the record of the payment, because the result page, which opens next, shows the outcome.
    closePayment(preorderAction.nameOf(paid))
    return undefined
  },
  onMutate: sessionAccountId,
  onSuccess: async (answer, { paid: { preorderId, items } }, accountId) => {
    removeBoughtItems(preorderId, items, String(accountId))
    if (accountId !== sessionAccountId()) return
    if (answer) {
      queryClient.setQueryData(
        preorderQuery(preorderId, true).queryKey,
        (known) => known && { ...known, latestPurchase: answer.purchase },
      )
      queryClient.setQueryData(balanceQuery.queryKey, answer.balance)
    }
    invalidateAfterReceive()
    const stale = queryClient.invalidateQueries({ queryKey: preorderKeys.one(preorderId) })
    // Waits for the refetch if there is no answer, because the result page then has nothing else to show.
    if (!answer) await stale
  },
  onError: (_error, { paid }) => {
    for (const queryKey of [balanceQuery.queryKey, preorderKeys.one(paid.preorderId)])
      void queryClient.invalidateQueries({ queryKey })
  },
})
