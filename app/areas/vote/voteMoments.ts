import type { getVoteResult } from '@tsudoi/contracts/vote/vote.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { nextMidnightInJapan } from '@tsudoi/design-system/text/japanTime'

/** Longest time that a timer is trusted with, in milliseconds: the clock of a page that sleeps stands still. */
const longestWait = 60 * 60_000

interface Period {
  votingStartTime: string
  votingEndTime: string
}

/** How long until something changes by itself: voting begins or ends, a new day brings new points. */
export function untilNextMoment({ votingStartTime, votingEndTime }: Period, now: number): number {
  const moments = [Date.parse(votingStartTime), Date.parse(votingEndTime), nextMidnightInJapan(now)]
  return Math.min(longestWait, ...moments.filter((moment) => moment > now).map((moment) => moment - now))
}

type Result = Pick<ResponseOf<typeof getVoteResult>, 'nextUpdateTime'>

/** A host that is late with a ranking is asked again so often, in milliseconds. */
const late = 30_000

/** A ranking is asked for this long after it is due, in milliseconds: a host takes a moment to count. */
const grace = 1_000

/** How long until the next ranking is asked for; false when no other one will come by itself. */
export function untilNextResult({ nextUpdateTime }: Result, now: number): number | false {
  if (nextUpdateTime === undefined) return false
  const due = Date.parse(nextUpdateTime) + grace - now
  return due > 0 ? Math.min(longestWait, due) : late
}
