import type { CoinBalance } from '@tsudoi/contracts/coin/coin.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { drawAction, type PaidDraw, OutcomeUnknown, type ConfirmedOrder, pay } from '../../payments/payments.ts'
import { markInventoryStale } from '../../queries/invalidations.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { sessionAccountId } from '../../session/sessionAccountId.ts'
import { gachaKeys, gachaMutationKeys } from './gacha.keys.ts'
import { clearDrawFailure, setDrawResult, setDrawFailure } from './gachaDraw.ts'

/**
 * Writes the new balance to the cache. Marks queries that the draw has changed as stale, but does not refetch those on
 * the screen.
 */
function afterDraw(balance: CoinBalance): void {
  // A read in flight may have begun before the draw, and would show the old balance.
  void queryClient.cancelQueries({ queryKey: balanceQuery.queryKey })
  queryClient.setQueryData(balanceQuery.queryKey, balance)
  markInventoryStale()
}

/** Refetches the balance and the gacha, because the server may have carried out the draw. */
function afterFailedDraw(gachaId: string): void {
  for (const queryKey of [balanceQuery.queryKey, gachaKeys.one(gachaId)])
    void queryClient.invalidateQueries({ queryKey })
}

/**
 * Draws as the member has confirmed. Idempotent: however often the call is sent, coins are taken once. After a lost
 * answer, the client looks up the outcome (X13). The failure is stored for the result page, and the error catalogue
 * opens a dialog.
 */
export const drawGachaMutation = mutationOptions({
  mutationKey: gachaMutationKeys.draw,
  meta: { handles: ['NotEnoughCoin', 'GachaNotAgreed'] },
  mutationFn: async ({ paid, order }: ConfirmedOrder<PaidDraw>) => {
    clearDrawFailure()
    const outcome = await pay(drawAction, paid, order)
    if ('answer' in outcome) return outcome.answer
    throw new OutcomeUnknown(drawAction.nameOf(paid))
  },
  onMutate: sessionAccountId,
  onSuccess: (answer, { paid }, accountId) => {
    // Stores no result if the session has ended: another user may be at this device and must not see it. The member
    // finds the items in the collection.
    if (accountId !== sessionAccountId()) return
    setDrawResult({ ...answer, draw: paid })
    afterDraw(answer.balance)
  },
  onError: (error, { paid }, accountId) => {
    if (accountId !== sessionAccountId()) return
    setDrawFailure(error, paid)
    afterFailedDraw(paid.gachaId)
  },
})
