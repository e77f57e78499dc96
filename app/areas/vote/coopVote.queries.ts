import { getCoopVoteCampaign, listCoopVoteReward } from '@tsudoi/contracts/vote/vote.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { serverNow } from '../../time/clock.ts'
import { msUntilNextPhase } from './voteRefetchTimes.ts'
import { voteKeys } from './vote.keys.ts'

/** Error codes for which the pages show their own message instead of a dialog. */
const meta = { handles: ['NotFound', 'OutOfTerm'] }

/** Maximum interval between two polls, in ms. */
const maxPollMs = 60_000

/** A coop vote (C179), polled every minute while the page is visible, because the votes of all members change it. */
export const coopVoteQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: voteKeys.one(id, 'coop', isMember),
    meta,
    queryFn: ({ signal }) => call(getCoopVoteCampaign, { params: { id } }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && Math.min(maxPollMs, msUntilNextPhase(data.campaign, serverNow())),
  })

/** The rewards of a coop vote (C179). */
export const coopRewardQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: voteKeys.one(id, 'coop-reward', isMember),
    meta,
    queryFn: ({ signal }) => call(listCoopVoteReward, { params: { id } }, { signal }),
  })
