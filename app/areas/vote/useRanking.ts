import { useQuery } from '@tanstack/react-query'
import type { Loadable } from '@tsudoi/design-system/loadable'
import type { Ranking, VoteTarget } from '@tsudoi/design-system/screens/vote/vote.types'
import { useEffect } from 'react'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { rankingView, seenRankingOf } from './ranking.mappers.ts'
import { storeSeenRanking, previousRanking } from './seenRankings.ts'
import { voteRankingQuery } from './vote.queries.ts'

/**
 * The ranking of a campaign, with changes since the ranking that this device has shown before, and with the member's
 * own votes that are not counted yet.
 */
export function useRanking(id: string, targets?: readonly VoteTarget[]): Loadable<Ranking> {
  const query = useQuery(voteRankingQuery(id))
  const asOf = query.data?.lastUpdateTime && new Date(query.data.lastUpdateTime).toISOString()
  const ranking = loadableOf(query, (answer) => rankingView(answer, previousRanking(id, asOf), targets))
  useEffect(() => {
    const shown = query.data && seenRankingOf(rankingView(query.data))
    if (shown) storeSeenRanking(id, shown)
  }, [id, query.data])
  return ranking
}
