import type { FoundCampaign } from '@tsudoi/design-system/screens/campaign.types'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'

import { useParams } from 'react-router-dom'
import { hasMessageCode, isNotFound } from '../../api/apiError.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { useCampaignChannel } from '../../queries/useCampaignChannel.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { useLoginHrefs } from '../../shell/useLoginHrefs.ts'
import { useGuestClock } from '../../time/useGuestClock.ts'
import { useNowAt } from '../../time/useNowAt.ts'
import { voteBonusView, votePageView, voteHrefs } from './vote.mappers.ts'
import { voteBonusQuery, voteCampaignQuery } from './vote.queries.ts'

/** A campaign for the screens, from its query: `missing` if it does not exist, `hidden` if it is not public. */
export function campaignLoadableOf<Answer, View>(query: UseQueryResult<Answer>, view: (answer: Answer) => View) {
  const isHere = query.data !== undefined
  if (!isHere && isNotFound(query.error)) return ready<FoundCampaign<View>>('missing')
  if (!isHere && hasMessageCode(query.error, 'OutOfTerm')) return ready<FoundCampaign<View>>('hidden')
  return loadableOf(query, view) as Loadable<FoundCampaign<View>>
}

/** The data of the ranking campaign in the URL, shared by its four pages. */
export function useVotePage() {
  const { id = '' } = useParams()
  const isMember = useIsMember()
  const { login } = useLoginHrefs()
  const query = useQuery(voteCampaignQuery(id, isMember))
  const vote = campaignLoadableOf(query, (answer) => votePageView(answer, isMember))
  const shown = vote.state === 'ready' && typeof vote.data === 'object' ? vote.data : undefined
  const now = useNowAt(shown?.campaign.start, shown?.campaign.end)
  useGuestClock(shown !== undefined)
  const { channel, page } = useCampaignChannel(query.data?.campaign.ipId)
  const hrefs = voteHrefs(id, { isMember, login })
  return { id, isMember, shown, page, screen: { now, channel, vote, hrefs } }
}

/**
 * The bonus of the current term; undefined if there is none, and from the second at which the term ends according to
 * the server's clock.
 */
export function useVotingBonus(id: string, isMember: boolean) {
  const query = useQuery(voteBonusQuery(id, isMember))
  const bonus = query.data && voteBonusView(query.data)
  const now = useNowAt(bonus?.end)
  const isOn = bonus !== undefined && Date.parse(now) < Date.parse(bonus.end)
  return { bonus: isOn ? bonus : undefined, isKnown: query.data !== undefined, read: query.refetch }
}
