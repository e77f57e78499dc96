import { useMutation } from '@tanstack/react-query'
import type { Receiving } from '@tsudoi/design-system/screens/vote/vote.types'
import { useState } from 'react'
import { errorSentenceOf } from '../../errors/formErrors.ts'
import { queryClient } from '../../queryClient.ts'
import { receiveRewardMutation, type RewardToReceive } from './voteReward.mutations.ts'

/** Whether a call is in flight. The mutation cache knows it at once, a button only with the next render. */
const isInFlight = () => queryClient.isMutating({ mutationKey: receiveRewardMutation.mutationKey }) > 0

/**
 * Receives rewards one at a time. A failure is shown at its row, unless the refetched list shows the reward as
 * received.
 */
export function useReceiveReward(kind: RewardToReceive['kind'], campaignId: string) {
  const { mutate, variables, isPending } = useMutation(receiveRewardMutation)
  const [failed, setFailed] = useState<Receiving['failed']>()
  const onReceive = (rewardId: string) => {
    if (isInFlight()) return
    setFailed(undefined)
    mutate(
      { kind, campaignId, rewardId },
      { onError: (error) => setFailed({ id: rewardId, text: errorSentenceOf(error) }) },
    )
  }
  const receiving: Receiving = { id: isPending ? variables.rewardId : undefined, failed }
  return { receiving, onReceive }
}
