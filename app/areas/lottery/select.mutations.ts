import { selectLotteryItem } from '@tsudoi/contracts/lottery/lottery.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isDecidedByServer } from '../../api/isDecidedByServer.ts'
import { invalidateAfterTakingPart } from '../../queries/invalidations.ts'
import { queryClient } from '../../queryClient.ts'
import { forgetChoice, storeChoice, type UnansweredChoice } from './keptChoice.ts'
import { lotteryKeys, lotteryMutations } from './lottery.keys.ts'
import { withChoice } from './lottery.mappers.ts'
import { lotteryQuery } from './lottery.queries.ts'

/**
 * Chooses the item of a prize, as confirmed (C163). The choice is stored until the server has answered; it is
 * idempotent, so it can be sent again after a lost answer. After an error the lottery is refetched.
 */
export const chooseRewardMutation = mutationOptions({
  mutationKey: lotteryMutations.select,
  scope: { id: 'lottery-select' },
  mutationFn: async ({ accountId, lotteryId, rewardId, isSilent }: UnansweredChoice & { isSilent?: boolean }) => {
    storeChoice({ accountId, lotteryId, rewardId })
    try {
      const { accItemList } = await call(
        selectLotteryItem,
        { params: { id: lotteryId }, body: { rewardId } },
        { isSilent },
      )
      forgetChoice(lotteryId)
      return accItemList
    } catch (error) {
      if (isDecidedByServer(error)) forgetChoice(lotteryId)
      throw error
    }
  },
  onSuccess: (accItemList, { lotteryId, rewardId }) => {
    queryClient.setQueryData(
      lotteryQuery(lotteryId, true).queryKey,
      (known) => known && withChoice(known, rewardId, accItemList),
    )
    invalidateAfterTakingPart()
  },
  onError: (_error, { lotteryId }) => queryClient.invalidateQueries({ queryKey: lotteryKeys.one(lotteryId) }),
})
