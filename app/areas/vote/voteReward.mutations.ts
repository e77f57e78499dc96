import { receiveCoopVoteReward, receiveVoteParticipateReward } from '@tsudoi/contracts/vote/vote.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { invalidateAfterReceive } from '../../queries/invalidations.ts'
import { refetchCampaign } from './refetchCampaign.ts'

/** A reward that the user wants to receive. */
export interface RewardToReceive {
  campaignId: string
  rewardId: string
  kind: 'participate' | 'coop'
}

/**
 * Receives a reward (C159; for a coop vote C179). Idempotent. Always refetches the campaign, which shows after a lost
 * answer whether the reward was granted.
 */
export const receiveRewardMutation = mutationOptions({
  mutationKey: ['vote-receive'],
  meta: { isSilent: true },
  mutationFn: async ({ campaignId: id, rewardId, kind }: RewardToReceive): Promise<unknown> =>
    kind === 'coop'
      ? call(receiveCoopVoteReward, { params: { id, rewardId } })
      : call(receiveVoteParticipateReward, { params: { id, rewardId } }),
  onSettled: async (_answer, _error, { campaignId }) => {
    invalidateAfterReceive()
    await refetchCampaign(campaignId)
  },
})
