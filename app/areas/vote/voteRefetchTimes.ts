import type { getVoteResult } from '@tsudoi/contracts/vote/vote.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { nextMidnightInJapan } from '@tsudoi/design-system/text/japanTime'

/** Longest delay of a timer, in ms. Timers stop while the device sleeps, so a longer one could fire much too late. */
const maxTimerMs = 60 * 60_000

interface Period {
  votingStartTime: string
  votingEndTime: string
}

/** Time in ms until voting begins or ends, or a new day brings new points; at most an hour. */
export function msUntilNextPhase({ votingStartTime, votingEndTime }: Period, now: number): number {
  const moments = [Date.parse(votingStartTime), Date.parse(votingEndTime), nextMidnightInJapan(now)]
  return Math.min(maxTimerMs, ...moments.filter((moment) => moment > now).map((moment) => moment - now))
}

type Result = Pick<ResponseOf<typeof getVoteResult>, 'nextUpdateTime'>

/** Retry interval when the server's ranking is late, in ms. */
const lateRetryMs = 30_000

/** Delay in ms after a ranking is due, because the server needs a moment to count. */
const dueDelayMs = 1_000

/** Time in ms until the next ranking is fetched; false after the last ranking. */
export function msUntilNextRanking({ nextUpdateTime }: Result, now: number): number | false {
  if (nextUpdateTime === undefined) return false
  const due = Date.parse(nextUpdateTime) + dueDelayMs - now
  return due > 0 ? Math.min(maxTimerMs, due) : lateRetryMs
}
