import type { getVoteResult } from '@tsudoi/contracts/vote/vote.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { describe, expect, it } from 'vitest'
import { rankingView, seenRankingOf } from './ranking.mappers.ts'
import { storeSeenRanking, previousRanking } from './seenRankings.ts'

type Answer = ResponseOf<typeof getVoteResult>
type Line = Answer['targetResultList'][number]

/** Pseudo-random numbers, the same for equal seeds (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A random ranking with many ties. The order within a tie is the server's own. */
function randomRanking(seed: number): Answer {
  const next = seededRandom(seed)
  const lines = Array.from({ length: Math.floor(next() * 60) }, (_, at) => ({
    targetId: `target-${Math.floor(next() * 1e6)}-${at}`,
    name: `曲${at}`,
    votedAmount: 0,
    obtainedAmount: Math.floor(next() * 20) * (next() < 0.1 ? 99_999_999 : 1),
  }))
  const ranked: Line[] = lines.map((line) => ({
    ...line,
    rank: 1 + lines.filter(({ obtainedAmount }) => obtainedAmount > line.obtainedAmount).length,
  }))
  return {
    targetResultList: ranked.toSorted((a, b) => a.rank - b.rank),
    lastUpdateTime: '2026-03-04T03:00:00Z',
    nextUpdateTime: '2026-03-04T04:00:00Z',
  }
}

const line = (targetId: string, rank: number, obtainedAmount: number): Line => ({
  targetId,
  name: targetId,
  rank,
  votedAmount: 0,
  obtainedAmount,
})
const before: Answer = {
  targetResultList: [line('a', 1, 9), line('b', 2, 8), line('c', 3, 7)],
  lastUpdateTime: '2026-03-04T02:00:00+00:00',
}
const after: Answer = {
  targetResultList: [line('c', 1, 20), line('a', 2, 9), line('d', 2, 9), line('b', 4, 8)],
  lastUpdateTime: '2026-03-04T03:00:00Z',
}

describe('the view of a ranking (R074, W106, C154)', () => {
  it('has the ranks and the order of the server’s answer, for 1,000 random rankings', () => {
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const answer = randomRanking(seed)
      const { rows } = rankingView(answer)
      const results = answer.targetResultList
      // Asserts the ranks and votes in the order of the server's answer, even within a tie.
      expect(rows.map(({ id, rank, votes }) => [id, rank, votes])).toEqual(
        results.map(({ targetId, rank, obtainedAmount }) => [targetId, rank, obtainedAmount]),
      )
      expect(rows.map(({ isTied }) => isTied)).toEqual(
        results.map((each) => results.some((other) => other !== each && other.obtainedAmount === each.obtainedAmount)),
      )
    }
  })

  it('shows rank changes since an older ranking, but none for new targets or compared with a newer ranking', () => {
    const changes = rankingView(after, seenRankingOf(rankingView(before))).rows.map(({ id, change }) => [id, change])
    expect(changes).toEqual([
      ['c', 2],
      ['a', -1],
      ['d', undefined],
      ['b', -2],
    ])
    expect(rankingView(after, seenRankingOf(rankingView(before))).since).toBe('2026-03-04T02:00:00.000Z')
    expect(rankingView(before, seenRankingOf(rankingView(after))).since).toBeUndefined()
    expect(rankingView(after, seenRankingOf(rankingView(after))).rows[0]?.change).toBeUndefined()
  })

  it('shows the member’s votes that the server has not counted yet separately from the counted ones (Q241)', () => {
    const { rows } = rankingView(after, undefined, [{ id: 'a', name: 'a', uncounted: 12 }])
    expect(rows.find(({ id }) => id === 'a')).toMatchObject({ votes: 9, uncounted: 12 })
    expect(rows.find(({ id }) => id === 'b')?.uncounted).toBeUndefined()
  })

  it('is empty before the first ranking is published', () => {
    expect(rankingView({ targetResultList: [], nextUpdateTime: '2026-03-04T04:00:00Z' })).toEqual({
      rows: [],
      asOf: undefined,
      next: '2026-03-04T04:00:00.000Z',
      since: undefined,
    })
  })
})

describe('the rankings that this device has shown before', () => {
  const seen = (hour: number) => ({ asOf: `2026-03-04T0${hour}:00:00.000Z`, ranks: { a: hour } })

  it('contain the ranking that was shown before the current one, even after a reload', () => {
    for (const hour of [1, 2, 2, 3]) storeSeenRanking('vote', seen(hour))
    expect(previousRanking('vote', seen(3).asOf)).toEqual(seen(2))
    expect(previousRanking('vote', seen(4).asOf)).toEqual(seen(3))
    expect(previousRanking('other', seen(4).asOf)).toBeUndefined()
    localStorage.clear()
  })

  it('are stored for at most eight campaigns, and malformed stored rankings are ignored', () => {
    for (let at = 0; at < 9; at += 1) storeSeenRanking(`vote-${at}`, seen(1))
    expect(previousRanking('vote-0', seen(2).asOf)).toBeUndefined()
    expect(previousRanking('vote-1', seen(2).asOf)).toEqual(seen(1))
    for (const broken of ['{', '[]', '{"vote-8":7}', '{"vote-8":[{"asOf":3}]}', 'null']) {
      localStorage.setItem('tsudoi.rankings', broken)
      expect(previousRanking('vote-8', seen(2).asOf)).toBeUndefined()
    }
    localStorage.clear()
  })
})
