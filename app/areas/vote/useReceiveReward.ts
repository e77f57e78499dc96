import { useMutation } from '@tanstack/react-query'
import type { Receiving } from '@tsudoi/design-system/screens/vote/vote.types'
import { useState } from 'react'
import { sentenceOf } from '../../errors/formErrors.ts'
import { queryClient } from '../../queryClient.ts'
import { receiveRewardMutation, type Receipt } from './voteReward.mutations.ts'

/** Known at once, while a button learns of it with the next render only: one tap receives once. */
const isUnderWay = () => queryClient.isMutating({ mutationKey: receiveRewardMutation.mutationKey }) > 0

/** Receiving rewards by hand. What failed is said at its row, unless the list that is read anew has it. */
export function useReceiveReward(kind: Receipt['kind'], campaignId: string) {
  const { mutate, variables, isPending } = useMutation(receiveRewardMutation)
  const [failed, setFailed] = useState<Receiving['failed']>()
  const onReceive = (rewardId: string) => {
    if (isUnderWay()) return
    setFailed(undefined)
    mutate({ kind, campaignId, rewardId }, { onError: (error) => setFailed({ id: rewardId, text: sentenceOf(error) }) })
  }
  const receiving: Receiving = { id: isPending ? variables.rewardId : undefined, failed }
  return { receiving, onReceive }
}
