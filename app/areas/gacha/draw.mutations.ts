import { agreeGacha, drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isAnswered } from '../../api/sendOnce.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { forgetAnswered, keyOf, type Draw } from './drawKeys.ts'
import { clearDrawFailure, setDrawResult, setDrawFailure } from './gachaDraw.ts'

/** What drawing sends; the variables are the `Draw` it is about. */
export const gachaMutations = ['gacha']

/**
 * Draws. Until the host has answered, a repeated draw carries the same key, so that coins move once however often it is sent
 * (X13). What went wrong is recorded; the catalogue shows its dialog.
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
    queryClient.setQueryData(balanceQuery.queryKey, answer.balance)
    for (const key of ['gacha', 'collection'])
      void queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' })
  },
  onError: (error, draw) => {
    if (isAnswered(error)) forgetAnswered(draw)
    setDrawFailure(error, draw)
    void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: ['gacha', draw.gachaId] })
  },
})

/** Agrees to the gacha's terms before a draw (C079). */
export const agreeMutation = mutationOptions({
  mutationKey: [...gachaMutations, 'agree'],
  mutationFn: ({ gachaId }: Draw) => call(agreeGacha, { params: { id: gachaId } }),
  onSuccess: (_nothing, { gachaId }) => queryClient.invalidateQueries({ queryKey: ['gacha', gachaId] }),
})
