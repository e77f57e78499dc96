import type { CoinBalance } from '@tsudoi/contracts/coin/coin.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { drawAction, type PaidDraw } from '../../payments/actions/draw.ts'
import { OutcomeUnknown } from '../../payments/outcomeUnknown.ts'
import type { ConfirmedOrder } from '../../payments/paidAction.ts'
import { pay } from '../../payments/pay.ts'
import { collectionKeys } from '../../queries/collection.keys.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { presentKeys } from '../../queries/present.keys.ts'
import { queryClient } from '../../queryClient.ts'
import { sessionAccountId } from '../../session/sessionAccountId.ts'
import { gachaKeys, gachaMutations } from './gacha.keys.ts'
import { clearDrawFailure, setDrawResult, setDrawFailure } from './gachaDraw.ts'

/**
 * Takes the new balance from the answer, and marks what the draw has changed as stale, without refetching what is on
 * the screen.
 */
function afterDraw(balance: CoinBalance): void {
  queryClient.setQueryData(balanceQuery.queryKey, balance)
  for (const queryKey of [gachaKeys.all, collectionKeys.all, presentKeys.all])
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** Outcome unknown: refetches balance and gacha. */
function afterFailedDraw(gachaId: string): void {
  for (const queryKey of [balanceQuery.queryKey, gachaKeys.one(gachaId)])
    void queryClient.invalidateQueries({ queryKey })
}

/**
 * Draws the confirmed order. Idempotent: coins are taken once however often it is sent, and after a lost answer the
 * outcome is looked up (X13). Failures are recorded for the result page; the error catalogue shows the dialog.
 */
export const drawGachaMutation = mutationOptions({
  mutationKey: gachaMutations.draw,
  meta: { handles: ['NotEnoughCoin', 'GachaNotAgreed'] },
  mutationFn: async ({ paid, order }: ConfirmedOrder<PaidDraw>) => {
    clearDrawFailure()
    const outcome = await pay(drawAction, paid, order)
    if ('answer' in outcome) return outcome.answer
    throw new OutcomeUnknown(drawAction.nameOf(paid))
  },
  onMutate: sessionAccountId,
  onSuccess: (answer, { paid }, accountId) => {
    // If the session has ended in the meantime, the next user must not see the result. The member finds it in the
    // collection.
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
