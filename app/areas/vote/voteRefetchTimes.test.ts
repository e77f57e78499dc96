import { describe, expect, it } from 'vitest'
import { msUntilNextPhase, msUntilNextRanking } from './voteRefetchTimes.ts'

const at = Date.parse
const period = { votingStartTime: '2026-03-01T03:00:00Z', votingEndTime: '2026-03-08T03:00:00Z' }

describe('the next refetch (according to the server’s clock)', () => {
  it.each([
    ['its beginning', '2026-03-01T02:59:30Z', 30_000],
    ['its end', '2026-03-08T02:59:59Z', 1_000],
    ['midnight in Japan, with its new points', '2026-03-04T14:59:00Z', 60_000],
    ['an hour later, if nothing changes sooner', '2026-03-04T05:00:00Z', 3_600_000],
  ])('of a vote’s campaign is due at %s (R073, R075)', (_what, now, wait) => {
    expect(msUntilNextPhase(period, at(now))).toBe(wait)
  })

  it('of a vote’s ranking is due at the server’s next ranking, is repeated while the server is late, and none follows the last ranking (R074, W106)', () => {
    const next = { nextUpdateTime: '2026-03-04T04:00:00Z' }
    expect(msUntilNextRanking(next, at('2026-03-04T03:59:00Z'))).toBe(61_000)
    expect(msUntilNextRanking(next, at('2026-03-04T04:05:00Z'))).toBe(30_000)
    expect(msUntilNextRanking({}, at('2026-03-04T04:05:00Z'))).toBe(false)
  })
})
