import { drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import * as z from 'zod/mini'
import { hasMessageCode } from '../../api/apiError.ts'
import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { tabStore } from '../../storage/textStore.ts'

/** A draw as the user orders it. */
export interface Draw {
  ipId: string
  gachaId: string
  count: number
}

/** The answer to a draw with its order, so that the result page can offer the draw again. */
export type DrawResult = ResponseOf<typeof drawGacha> & { draw: Draw }

interface GachaDraw {
  /** The last failure with its order. Recorded and never thrown (S049). */
  failure: { error: unknown; draw: Draw } | undefined
  result: DrawResult | undefined
}

const storageKey = 'tsudoi.draw-result'

const drawShape = z.object({ draw: z.object({ ipId: z.string(), gachaId: z.string(), count: z.number() }) })

/** Validates a stored result; undefined if another version has stored another format. */
export function drawResultOf(stored: unknown): DrawResult | undefined {
  const [answer, drawn] = [z.safeParse(drawGacha.response, stored), z.safeParse(drawShape, stored)]
  return answer.success && drawn.success ? { ...answer.data, draw: drawn.data.draw } : undefined
}

/** The last result survives a reload, and is deleted with the tab. */
function storedResult(): DrawResult | undefined {
  return drawResultOf(tabStore.getJson(storageKey))
}

export const useGachaDraw = createStore<GachaDraw>(() => ({ failure: undefined, result: storedResult() }))

/** Stores the result of a draw, or deletes it. */
export function setDrawResult(result: DrawResult | undefined): void {
  useGachaDraw.setState({ result })
  if (result) tabStore.setJson(storageKey, result)
  else tabStore.remove(storageKey)
}

/** Stores a failure, which deletes the last result (S050). */
export function setDrawFailure(error: unknown, draw: Draw): void {
  setDrawResult(undefined)
  useGachaDraw.setState({ failure: { error, draw } })
}

/** Whether the server has just refused this gacha's free draw (E010, Q154), even if the cached price is still 0. */
export const isFreePeriodOver = (failure: GachaDraw['failure'], gachaId: string): boolean =>
  failure?.draw.gachaId === gachaId && hasMessageCode(failure.error, 'FailedPrecondition')

/** Called before each draw (S048). */
export const clearDrawFailure = () => useGachaDraw.setState({ failure: undefined })

onSessionReset(() => {
  setDrawResult(undefined)
  clearDrawFailure()
})
