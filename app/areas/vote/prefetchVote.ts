import type { PageFile } from '../../pageSpec.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import {
  amountRewardQuery,
  participateRewardQuery,
  voteBonusQuery,
  voteCampaignQuery,
  voteRankingQuery,
} from './vote.queries.ts'

type Start = NonNullable<PageFile['beforeRender']>

/** Returns a function that prefetches a ranking campaign, and the given parts that a page needs. */
export const prefetchVote =
  (...parts: readonly ('result' | 'bonus' | 'rewards')[]): Start =>
  ({ params: { id = '' } }) => {
    void queryClient.prefetchQuery(voteCampaignQuery(id, isMember()))
    if (parts.includes('result')) void queryClient.prefetchQuery(voteRankingQuery(id))
    if (parts.includes('bonus')) void queryClient.prefetchQuery(voteBonusQuery(id, isMember()))
    if (!parts.includes('rewards') || !isMember()) return
    void queryClient.prefetchQuery(amountRewardQuery(id))
    void queryClient.prefetchQuery(participateRewardQuery(id))
  }
