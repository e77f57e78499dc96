import type { CoinBalance } from '@tsudoi/contracts/coin/coin.endpoints'
import { agreeGacha, drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isAnswered } from '../../api/sendOnce.ts'
import { collectionKeys } from '../../queries/collection.keys.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { forgetAnswered, keyOf, type Draw } from './drawKeys.ts'
import { gachaKeys } from './gacha.keys.ts'
import { clearDrawFailure, setDrawResult, setDrawFailure } from './gachaDraw.ts'

/** What drawing sends; the variables are the `Draw` it is about. */
export const gachaMutations = ['gacha']

/** Coins were taken and something given; the answer brings the balance. What is on the screen stays as it is. */
function afterDraw(balance: CoinBalance): void {
  queryClient.setQueryData(balanceQuery.queryKey, balance)
  for (const queryKey of [gachaKeys.all, collectionKeys.all])
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** Whether coins moved is not known, nor what is left. */
function afterFailedDraw(gachaId: string): void {
  for (const queryKey of [balanceQuery.queryKey, gachaKeys.one(gachaId)])
    void queryClient.invalidateQueries({ queryKey })
}

/**
 * Draws. Until the host has answered, a repeated draw carries the same key, so that coins move once however often it is
 * sent (X13). What went wrong is recorded; the catalogue shows its dialog.
 */
export const drawMutation = mutationOptions({
  mutationKey: [...gachaMutations, 'draw'],
  meta: { handles: ['NotEnoughCoin', 'GachaNotAgreed'] },
  mutationFn: (draw: Draw) =>
    call(
      drawGacha,
      { params: { id: draw.gachaId }, body: { count: draw.count, platformType: 'WEB' } },
      { idempotencyKey: keyOf(draw) },
    ),
  onMutate: clearDrawFailure,
  onSuccess: (answer, draw) => {
    forgetAnswered(draw)
    setDrawResult({ ...answer, draw })
    afterDraw(answer.balance)
  },
  onError: (error, draw) => {
    if (isAnswered(error)) forgetAnswered(draw)
    setDrawFailure(error, draw)
    afterFailedDraw(draw.gachaId)
  },
})

/** Agrees to the gacha's terms before a draw (C079). */
export const agreeMutation = mutationOptions({
  mutationKey: [...gachaMutations, 'agree'],
  mutationFn: ({ gachaId }: Draw) => call(agreeGacha, { params: { id: gachaId } }),
  onSuccess: (_nothing, { gachaId }) => queryClient.invalidateQueries({ queryKey: gachaKeys.one(gachaId) }),
})
