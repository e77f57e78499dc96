import { drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import * as z from 'zod/mini'
import { failedWith } from '../../api/apiError.ts'
import { createStore } from '../../session/createStore.ts'
import { onReset } from '../../session/reset.ts'
import { tabStore } from '../../session/textStore.ts'

/** One draw as a person orders it. */
export interface Draw {
  ipId: string
  gachaId: string
  count: number
}

/** A draw's answer with what it was asked for, so that the result page can offer it again. */
export type DrawResult = ResponseOf<typeof drawGacha> & { draw: Draw }

interface GachaDraw {
  /** Recorded, never raised (S049), with what was to be drawn. */
  failure: { error: unknown; draw: Draw } | undefined
  result: DrawResult | undefined
}

const stored = 'tsudoi.draw-result'

const drawShape = z.object({ draw: z.object({ ipId: z.string(), gachaId: z.string(), count: z.number() }) })

/** A stored result; undefined for one of another shape, which another build may have written. */
export function drawResultOf(stored: unknown): DrawResult | undefined {
  const [answer, drawn] = [z.safeParse(drawGacha.response, stored), z.safeParse(drawShape, stored)]
  return answer.success && drawn.success ? { ...answer.data, draw: drawn.data.draw } : undefined
}

/** The last result survives a reload of its page; it ends with the tab. */
function storedResult(): DrawResult | undefined {
  return drawResultOf(tabStore.getJson(stored))
}

export const useGachaDraw = createStore<GachaDraw>(() => ({ failure: undefined, result: storedResult() }))

/** Keeps what a draw brought, or forgets it. */
export function setDrawResult(result: DrawResult | undefined): void {
  useGachaDraw.setState({ result })
  if (result) tabStore.setJson(stored, result)
  else tabStore.remove(stored)
}

/** Setting an error clears the draw result (S050). */
export function setDrawFailure(error: unknown, draw: Draw): void {
  setDrawResult(undefined)
  useGachaDraw.setState({ failure: { error, draw } })
}

/** Whether the host has just refused this gacha's free draw (E010, Q154), whatever price it goes on showing. */
export const isFreePeriodOver = (failure: GachaDraw['failure'], gachaId: string): boolean =>
  failure?.draw.gachaId === gachaId && failedWith(failure.error, 'FailedPrecondition')

/** The error is cleared before a draw (S048). */
export const clearDrawFailure = () => useGachaDraw.setState({ failure: undefined })

onReset(() => {
  setDrawResult(undefined)
  clearDrawFailure()
})
