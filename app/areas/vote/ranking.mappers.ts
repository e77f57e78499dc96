import type { getVoteResult } from '@tsudoi/contracts/vote/vote.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { Ranking, VoteTarget } from '@tsudoi/design-system/screens/vote/vote.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'

type Answer = ResponseOf<typeof getVoteResult>

/** The ranks of a ranking that this device has shown before. */
export interface SeenRanking {
  /** When the ranking was counted, in ISO 8601. */
  asOf: string
  /** Ranks by target id. */
  ranks: Readonly<Record<string, number>>
}

/**
 * A ranking as the screens render it. Ranks, and the order within a rank, are the server's. `change` is relative to
 * `seen`, if that is an older ranking.
 */
export function rankingView(answer: Answer, seen?: SeenRanking, targets: readonly VoteTarget[] = []): Ranking {
  const { targetResultList: results, lastUpdateTime, nextUpdateTime } = answer
  const asOf = lastUpdateTime && normalisedInstant(lastUpdateTime)
  const before = seen && asOf && seen.asOf < asOf ? seen : undefined
  const ranks = results.map(({ rank }) => rank)
  const shared = new Set(ranks.filter((rank, at) => ranks.indexOf(rank) !== at))
  const uncounted = new Map(targets.map((target) => [target.id, target.uncounted]))
  const rows = results.map(({ targetId, name, image, rank, obtainedAmount }) => {
    const former = before?.ranks[targetId]
    return {
      id: targetId,
      name: titleOf(name),
      image: pictureOf(image),
      rank,
      votes: obtainedAmount,
      isTied: shared.has(rank),
      change: former === undefined ? undefined : former - rank,
      uncounted: uncounted.get(targetId),
    }
  })
  return {
    rows: rows.toSorted((a, b) => a.rank - b.rank),
    asOf,
    next: nextUpdateTime && normalisedInstant(nextUpdateTime),
    since: before?.asOf,
  }
}

/** The part of a ranking that is stored, to compare the next one with it. */
export const seenRankingOf = ({ rows, asOf }: Ranking): SeenRanking | undefined =>
  asOf === undefined ? undefined : { asOf, ranks: Object.fromEntries(rows.map(({ id, rank }) => [id, rank])) }
