import type { Gacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { queryClient } from '../../queryClient.ts'
import { serverNow } from '../../session/clock.ts'
import { createStore } from '../../session/createStore.ts'
import { onReset } from '../../session/reset.ts'
import { tabStore } from '../../session/textStore.ts'
import { gachaQuery } from './gacha.queries.ts'
import { drawResultOf, useGachaDraw, type DrawResult } from './gachaDraw.ts'

/** A draw made in this tab. No call returns a member's earlier draws (Q150). */
export interface LoggedDraw {
  /** ISO 8601, by the server's clock. */
  time: string
  gachaName?: string
  coins?: number
  result: DrawResult
}

const stored = 'tsudoi.draw-log'
/** Maximum number of logged draws, because storage is limited. */
export const mostLogged = 20

/**
 * Reads the log from the tab's storage. Like the last result it survives a reload, and ends with the tab or the
 * session.
 */
function storedLog(): LoggedDraw[] {
  const kept = tabStore.getJson(stored)
  if (!Array.isArray(kept)) return []
  return kept.flatMap((each: Partial<LoggedDraw> | null) => {
    const result = drawResultOf(each?.result)
    const time = each?.time
    if (!result || typeof time !== 'string') return []
    const gachaName = typeof each?.gachaName === 'string' ? each.gachaName : undefined
    const coins = typeof each?.coins === 'number' ? each.coins : undefined
    return [{ time, gachaName, coins, result }]
  })
}

export const useDrawLog = createStore<{ draws: LoggedDraw[] }>(() => ({ draws: storedLog() }))

/** Id of the last result that was shown. A result restored by a reload counts as shown. */
let seen = useGachaDraw.getState().result?.drawId

/** Whether a result has not been shown yet. */
export const isFreshResult = (drawId: string): boolean => drawId !== seen

/** Marks a result as shown. */
export const markSeen = (drawId: string): void => void (seen = drawId)

function logged(result: DrawResult): LoggedDraw {
  const known = queryClient.getQueryData<{ gacha: Gacha }>(gachaQuery(result.draw.gachaId, true).queryKey)?.gacha
  const option = known?.drawOptionList.find(({ count }) => count === result.draw.count)
  return { time: new Date(serverNow()).toISOString(), gachaName: known?.name, coins: option?.consumeCoin, result }
}

function log(result: DrawResult | undefined): void {
  const { draws } = useDrawLog.getState()
  if (!result || draws.some((each) => each.result.drawId === result.drawId)) return
  const longer = [logged(result), ...draws].slice(0, mostLogged)
  useDrawLog.setState({ draws: longer })
  tabStore.setJson(stored, longer)
}

/** Logs every result, whichever page started the draw. */
log(useGachaDraw.getState().result)
useGachaDraw.subscribe(({ result }) => log(result))

onReset(() => {
  seen = undefined
  useDrawLog.setState({ draws: [] })
})
