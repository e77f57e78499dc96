import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { queryClient } from '../../queryClient.ts'
import { useCampaignChannel } from '../../queries/useCampaignChannel.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { useLoginHrefs } from '../../shell/useLoginHrefs.ts'
import { useGuestClock } from '../../time/useGuestClock.ts'
import { useNowAt } from '../../time/useNowAt.ts'
import { coopRewardQuery, coopVoteQuery } from './coopVote.queries.ts'
import { campaignLoadableOf } from './useVotePage.ts'
import { coopHrefs, coopRewardsView, coopVoteView } from './vote.mappers.ts'

/** Prefetches the data of both pages of a coop vote. */
export const prefetchCoopVote: NonNullable<PageFile['beforeRender']> = ({ params: { id = '' } }) => {
  void queryClient.prefetchQuery(coopVoteQuery(id, isMember()))
  void queryClient.prefetchQuery(coopRewardQuery(id, isMember()))
}

/** The data of the coop vote in the URL, shared by its two pages. */
export function useCoopVotePage() {
  const { id = '' } = useParams()
  const isMemberNow = useIsMember()
  const { login } = useLoginHrefs()
  const query = useQuery(coopVoteQuery(id, isMemberNow))
  const vote = campaignLoadableOf(query, (answer) => coopVoteView(answer, isMemberNow))
  const shown = vote.state === 'ready' && typeof vote.data === 'object' ? vote.data : undefined
  const now = useNowAt(shown?.campaign.start, shown?.campaign.end)
  useGuestClock(shown !== undefined)
  const rewards = useQuery(coopRewardQuery(id, isMemberNow))
  const { channel, page } = useCampaignChannel(query.data?.campaign.ipId)
  return {
    id,
    shown,
    page,
    now,
    screen: {
      channel,
      vote,
      rewards: loadableOf(rewards, (answer) => coopRewardsView(answer, shown?.points)),
      hrefs: coopHrefs(id, { isMember: isMemberNow, login }),
    },
  }
}
