import {
  getVoteBonus,
  getVoteCampaign,
  getVoteParticipateReward,
  getVoteResult,
  getVoteUserReward,
  listVoteBonusPhoto,
} from '@tsudoi/contracts/vote/vote.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { serverNow } from '../../time/clock.ts'
import { msUntilNextPhase, msUntilNextRanking } from './voteRefetchTimes.ts'
import { voteKeys } from './vote.keys.ts'

/** Error codes for which the pages show their own message instead of a dialog. */
const meta = { handles: ['NotFound', 'OutOfTerm'] }

/**
 * A ranking campaign (C153). Refetched when voting begins and ends, at midnight in Japan, and on window focus, because
 * points may have been used on another device.
 */
export const voteCampaignQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: voteKeys.one(id, 'campaign', isMember),
    meta,
    queryFn: ({ signal }) => call(getVoteCampaign, { params: { id } }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => data !== undefined && msUntilNextPhase(data.campaign, serverNow()),
  })

/** The ranking of a campaign, refetched when the next ranking is due according to the server's clock (C154). */
export const voteRankingQuery = (id: string) =>
  queryOptions({
    queryKey: voteKeys.one(id, 'result'),
    meta,
    queryFn: ({ signal }) => call(getVoteResult, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => data !== undefined && msUntilNextRanking(data, serverNow()),
  })

/**
 * The bonus of the current term, with the member's own photos for it (C155, C156). Both are fetched together, so that
 * they are consistent. A member's are always stale. Refetched when the term ends.
 */
export const voteBonusQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: voteKeys.one(id, 'bonus', isMember),
    meta,
    queryFn: async ({ signal }) => {
      const [{ bonus }, { ownedBonusPhotoList }] = await Promise.all([
        call(getVoteBonus, { params: { id } }, { signal }),
        isMember
          ? call(listVoteBonusPhoto, { params: { id } }, { signal })
          : Promise.resolve({ ownedBonusPhotoList: [] }),
      ])
      return { bonus, owned: ownedBonusPhotoList }
    },
    ...(isMember && { staleTime: 0 }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.bonus !== undefined &&
      msUntilNextPhase({ votingStartTime: data.bonus.startTime, votingEndTime: data.bonus.endTime }, serverNow()),
  })

/** The rewards that a member gets by the points voted (C157). */
export const amountRewardQuery = (id: string) =>
  queryOptions({
    queryKey: voteKeys.one(id, 'amount-reward'),
    meta,
    queryFn: ({ signal }) => call(getVoteUserReward, { params: { id } }, { signal }),
  })

/** The rewards for participation, which a member receives by a press (C158). */
export const participateRewardQuery = (id: string) =>
  queryOptions({
    queryKey: voteKeys.one(id, 'participate-reward'),
    meta,
    queryFn: ({ signal }) => call(getVoteParticipateReward, { params: { id } }, { signal }),
  })
