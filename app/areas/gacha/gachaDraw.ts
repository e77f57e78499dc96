import { agreeGacha, drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { createStore } from '../../session/createStore.ts'
import { isAnswered } from '../../api/sendOnce.ts'
import { call } from '../../api/call.ts'
import { queryClient } from '../../queryClient.ts'
import { onReset } from '../../session/reset.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { forgetAnswered, keyOf, type Draw } from './drawKeys.ts'

/** A draw's answer with what it was asked for, so that the result page can offer it again. */
export type DrawResult = ResponseOf<typeof drawGacha> & { draw: Draw }

interface GachaDraw {
  /** Recorded, never raised (S049). */
  error: unknown
  result: DrawResult | undefined
}

const stored = 'tsudoi.draw-result'

/** The last result survives a reload of its page; it ends with the tab. */
function storedResult(): DrawResult | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(stored) ?? 'null') as { draw: Draw } | null
    const answer = z.safeParse(drawGacha.response, kept)
    return kept && answer.success ? { ...answer.data, draw: kept.draw } : undefined
  } catch {
    return undefined
  }
}

export const useGachaDraw = createStore<GachaDraw>(() => ({ error: undefined, result: storedResult() }))

function setResult(result: DrawResult | undefined): void {
  useGachaDraw.setState({ result })
  try {
    if (result) sessionStorage.setItem(stored, JSON.stringify(result))
    else sessionStorage.removeItem(stored)
  } catch {
    // Without storage the result lasts as long as the page.
  }
}

/** Setting an error clears the draw result (S050). */
export function setGachaError(error: unknown): void {
  setResult(undefined)
  useGachaDraw.setState({ error })
}

/** The error is cleared before a draw (S048). */
export const clearGachaError = () => useGachaDraw.setState({ error: undefined })

onReset(() => {
  setResult(undefined)
  clearGachaError()
})

/**
 * Draws. Until the host has answered, a repeated draw carries the same key, so that coins move once however often it is sent
 * (X13). What went wrong is recorded; the catalogue shows its dialog.
 */
export const drawMutation = mutationOptions({
  mutationKey: ['gacha-draw'],
  meta: { handles: ['NotEnoughCoin', 'GachaNotAgreed'] },
  mutationFn: (draw: Draw) =>
    call(
      drawGacha,
      { params: { id: draw.gachaId }, body: { count: draw.count, platformType: 'WEB' } },
      { idempotencyKey: keyOf(draw) },
    ),
  onMutate: clearGachaError,
  onSuccess: (answer, draw) => {
    forgetAnswered(draw)
    setResult({ ...answer, draw })
    queryClient.setQueryData(balanceQuery.queryKey, answer.balance)
    for (const key of ['gacha', 'collection'])
      void queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' })
  },
  onError: (error, draw) => {
    if (isAnswered(error)) forgetAnswered(draw)
    setGachaError(error)
    void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: ['gacha', draw.gachaId] })
  },
})

/** Agrees to the gacha's terms (C079). */
export const agreeMutation = mutationOptions({
  mutationKey: ['gacha-agree'],
  mutationFn: (id: string) => call(agreeGacha, { params: { id } }),
  onSuccess: (_nothing, id) => queryClient.invalidateQueries({ queryKey: ['gacha', id] }),
})
