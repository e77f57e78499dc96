import { useMutation } from '@tanstack/react-query'
import type { RewardRequest } from '@tsudoi/design-system/screens/vote/vote.types'
import { useState } from 'react'
import { errorSentenceOf } from '../../errors/formErrors.ts'
import { queryClient } from '../../queryClient.ts'
import { receiveRewardMutation, type RewardToReceive } from './voteReward.mutations.ts'

/**
 * Whether a call is in flight. Reads the mutation cache, which contains a call at once. The button is disabled only
 * with the next render, and another tap may arrive before that.
 */
const isInFlight = () => queryClient.isMutating({ mutationKey: receiveRewardMutation.mutationKey }) > 0

/**
 * Returns a function that receives rewards, one at a time, and the last failure, to be shown at the reward's row. The
 * failure disappears if the refetched list shows the reward as received.
 */
export function useReceiveReward(kind: RewardToReceive['kind'], campaignId: string) {
  const { mutate, variables, isPending } = useMutation(receiveRewardMutation)
  const [failed, setFailed] = useState<RewardRequest['failed']>()
  const onReceive = (rewardId: string) => {
    if (isInFlight()) return
    setFailed(undefined)
    mutate(
      { kind, campaignId, rewardId },
      { onError: (error) => setFailed({ id: rewardId, text: errorSentenceOf(error) }) },
    )
  }
  const receiving: RewardRequest = { id: isPending ? variables.rewardId : undefined, failed }
  return { receiving, onReceive }
}
