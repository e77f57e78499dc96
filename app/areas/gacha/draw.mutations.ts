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
import { accountNow } from '../../session/accountNow.ts'
import { gachaKeys, gachaMutations } from './gacha.keys.ts'
import { clearDrawFailure, setDrawResult, setDrawFailure } from './gachaDraw.ts'

/** Coins were taken and something given; the answer brings the balance. What is on the screen stays as it is. */
function afterDraw(balance: CoinBalance): void {
  queryClient.setQueryData(balanceQuery.queryKey, balance)
  for (const queryKey of [gachaKeys.all, collectionKeys.all, presentKeys.all])
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** Whether coins moved is not known, nor what is left. */
function afterFailedDraw(gachaId: string): void {
  for (const queryKey of [balanceQuery.queryKey, gachaKeys.one(gachaId)])
    void queryClient.invalidateQueries({ queryKey })
}

/**
 * Draws what was confirmed: coins move once however often it is sent, and a lost answer is found out (X13). What went
 * wrong is recorded; the catalogue shows its dialog.
 */
export const drawMutation = mutationOptions({
  mutationKey: gachaMutations.draw,
  meta: { handles: ['NotEnoughCoin', 'GachaNotAgreed'] },
  mutationFn: async ({ paid, order }: ConfirmedOrder<PaidDraw>) => {
    clearDrawFailure()
    const outcome = await pay(drawAction, paid, order)
    if ('answer' in outcome) return outcome.answer
    throw new OutcomeUnknown(drawAction.nameOf(paid))
  },
  onMutate: accountNow,
  onSuccess: (answer, { paid }, accountId) => {
    // The member's session has ended: what was drawn is in their collection, and not the next user's to see.
    if (accountId !== accountNow()) return
    setDrawResult({ ...answer, draw: paid })
    afterDraw(answer.balance)
  },
  onError: (error, { paid }, accountId) => {
    if (accountId !== accountNow()) return
    setDrawFailure(error, paid)
    afterFailedDraw(paid.gachaId)
  },
})
