import type { Gacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { queryClient } from '../../queryClient.ts'
import { serverIso } from '../../time/clock.ts'
import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { tabStore } from '../../storage/textStore.ts'
import { gachaQuery } from './gacha.queries.ts'
import { parseDrawResult, useGachaDraw, type DrawResult } from './gachaDraw.ts'

/** A draw made in this tab. The server has no call that returns a member’s earlier draws (Q150). */
export interface LoggedDraw {
  /** Time of the draw according to the server’s clock, in ISO 8601. */
  time: string
  gachaName?: string
  coins?: number
  result: DrawResult
}

const storageKey = 'tsudoi.draw-log'
/** Maximum number of logged draws, because storage is limited. */
export const maxLoggedDraws = 20

/** Reads the log from the tab’s storage. It survives a reload and is deleted with the tab or the session. */
function storedLog(): LoggedDraw[] {
  const storedValue = tabStore.getJson(storageKey)
  if (!Array.isArray(storedValue)) return []
  return storedValue.flatMap((each: Partial<LoggedDraw> | null) => {
    const result = parseDrawResult(each?.result)
    const time = each?.time
    if (!result || typeof time !== 'string') return []
    const { gachaName, coins } = each ?? {}
    return [
      {
        time,
        ...(typeof gachaName === 'string' && { gachaName }),
        ...(typeof coins === 'number' && { coins }),
        result,
      },
    ]
  })
}

/** The log of this tab’s draws, the latest first. */
export const useDrawLog = createStore<{ draws: LoggedDraw[] }>(() => ({ draws: storedLog() }))

/** Id of the last result that was shown. A result restored by a reload counts as shown. */
let shownDrawId = useGachaDraw.getState().result?.drawId

/** Whether the page has not shown this result yet. */
export const isNewResult = (drawId: string): boolean => drawId !== shownDrawId

/** Stores that the page has shown this result. */
export const markResultShown = (drawId: string): void => void (shownDrawId = drawId)

function logEntryOf(result: DrawResult): LoggedDraw {
  const known = queryClient.getQueryData<{ gacha: Gacha }>(gachaQuery(result.draw.gachaId, true).queryKey)?.gacha
  const option = known?.drawOptionList.find(({ count }) => count === result.draw.count)
  return {
    time: serverIso(),
    ...(known && { gachaName: known.name }),
    ...(option && { coins: option.consumeCoin }),
    result,
  }
}

function addToLog(result: DrawResult | undefined): void {
  const { draws } = useDrawLog.getState()
  if (!result || draws.some((each) => each.result.drawId === result.drawId)) return
  const longer = [logEntryOf(result), ...draws].slice(0, maxLoggedDraws)
  useDrawLog.setState({ draws: longer })
  tabStore.setJson(storageKey, longer)
}

/** Logs every result, whichever page started the draw. */
addToLog(useGachaDraw.getState().result)
useGachaDraw.subscribe(({ result }) => addToLog(result))

onSessionReset(() => {
  shownDrawId = undefined
  useDrawLog.setState({ draws: [] })
})
