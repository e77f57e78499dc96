import { drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import * as z from 'zod/mini'
import { hasMessageCode } from '../../api/apiError.ts'
import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { tabStore } from '../../storage/textStore.ts'

/** A draw that a member orders: the gacha, its channel, and the number of items to draw. */
export interface OrderedDraw {
  ipId: string
  gachaId: string
  count: number
}

/** The answer to a draw, together with the order, so that the result page can offer a repeat. */
export type DrawResult = ResponseOf<typeof drawGacha> & { draw: OrderedDraw }

interface GachaDraw {
  /** The last failure with its order. Stored and not thrown, because the result page shows it (S049). */
  failure: { error: unknown; draw: OrderedDraw } | undefined
  result: DrawResult | undefined
}

const storageKey = 'tsudoi.draw-result'

const drawShape = z.object({ draw: z.object({ ipId: z.string(), gachaId: z.string(), count: z.number() }) })

/** Validates a stored result. Undefined if it has another format, as another version of the app may have stored it. */
export function parseDrawResult(stored: unknown): DrawResult | undefined {
  const [answer, drawn] = [z.safeParse(drawGacha.response, stored), z.safeParse(drawShape, stored)]
  return answer.success && drawn.success ? { ...answer.data, draw: drawn.data.draw } : undefined
}

/** Reads the last result from the tab’s storage, where it survives a reload. */
function storedResult(): DrawResult | undefined {
  return parseDrawResult(tabStore.getJson(storageKey))
}

/** The store with the last draw of this tab: its result or its failure. */
export const useGachaDraw = createStore<GachaDraw>(() => ({ failure: undefined, result: storedResult() }))

/** Stores the result of a draw, or deletes it. */
export function setDrawResult(result: DrawResult | undefined): void {
  useGachaDraw.setState({ result })
  if (result) tabStore.setJson(storageKey, result)
  else tabStore.remove(storageKey)
}

/** Stores a failure, which deletes the last result (S050). */
export function setDrawFailure(error: unknown, draw: OrderedDraw): void {
  setDrawResult(undefined)
  useGachaDraw.setState({ failure: { error, draw } })
}

/**
 * Whether the server has refused this gacha’s free draw because the free period has ended. The cached price may still
 * be 0 (E010, Q154).
 */
export const isFreePeriodOver = (failure: GachaDraw['failure'], gachaId: string): boolean =>
  failure?.draw.gachaId === gachaId && hasMessageCode(failure.error, 'FailedPrecondition')

/** Deletes the last failure. Called before each draw (S048). */
export const clearDrawFailure = () => useGachaDraw.setState({ failure: undefined })

onSessionReset(() => {
  setDrawResult(undefined)
  clearDrawFailure()
})
