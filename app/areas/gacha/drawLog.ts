import type { Gacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { queryClient } from '../../queryClient.ts'
import { serverNow } from '../../session/clock.ts'
import { createStore } from '../../session/createStore.ts'
import { onReset } from '../../session/reset.ts'
import { tabStore } from '../../session/textStore.ts'
import { gachaQuery } from './gacha.queries.ts'
import { drawResultOf, useGachaDraw, type DrawResult } from './gachaDraw.ts'

/** A draw that was answered here: no call gives a member's earlier draws (Q150). */
export interface LoggedDraw {
  /** ISO 8601, by the host's clock. */
  time: string
  gachaName?: string
  coins?: number
  result: DrawResult
}

const stored = 'tsudoi.draw-log'
/** More than that nobody reads, and storage has an end. */
export const mostLogged = 20

/** Like the last result it survives a reload, and ends with the tab and with the session. */
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

/** What a reload found was seen before it. */
let seen = useGachaDraw.getState().result?.drawId

/** Whether a result has come and was not on the screen yet. */
export const isFreshResult = (drawId: string): boolean => drawId !== seen

/** It is on the screen. */
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

/** Every result goes into the log, whichever page its draw was made on. */
log(useGachaDraw.getState().result)
useGachaDraw.subscribe(({ result }) => log(result))

onReset(() => {
  seen = undefined
  useDrawLog.setState({ draws: [] })
})
