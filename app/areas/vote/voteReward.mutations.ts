import { receiveCoopVoteReward, receiveVoteParticipateReward } from '@tsudoi/contracts/vote/vote.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { afterReceive } from '../../queries/invalidations.ts'
import { readAnew } from './readAnew.ts'

/** A reward that is received by hand. */
export interface Receipt {
  campaignId: string
  rewardId: string
  kind: 'participate' | 'coop'
}

/**
 * C159, and C179's. A repeat changes nothing. Whatever comes back, the list is read anew: after a lost answer it says
 * whether the reward was handed over.
 */
export const receiveRewardMutation = mutationOptions({
  mutationKey: ['vote-receive'],
  meta: { isSilent: true },
  mutationFn: async ({ campaignId: id, rewardId, kind }: Receipt): Promise<unknown> =>
    kind === 'coop'
      ? call(receiveCoopVoteReward, { params: { id, rewardId } })
      : call(receiveVoteParticipateReward, { params: { id, rewardId } }),
  onSettled: async (_answer, _error, { campaignId }) => {
    afterReceive()
    await readAnew(campaignId)
  },
})
