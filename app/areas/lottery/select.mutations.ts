import { selectLotteryItem } from '@tsudoi/contracts/lottery/lottery.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isDecidedByServer } from '../../api/isDecidedByServer.ts'
import { invalidateAfterReceive } from '../../queries/invalidations.ts'
import { createPausedReads } from '../../queries/pausedReads.ts'
import { queryClient } from '../../queryClient.ts'
import { forgetUnansweredChoice, storeUnansweredChoice, type UnansweredChoice } from './unansweredChoices.ts'
import { lotteryKeys, lotteryMutationKeys } from './lottery.keys.ts'
import { withChosenItem } from './lottery.mappers.ts'
import { lotteryQuery } from './lottery.queries.ts'

const pausedReads = createPausedReads()

/**
 * Chooses an item of a won prize, as the user has confirmed (C163). The choice is stored until the server has answered.
 * It is idempotent, so it can be sent again after a lost answer. After an error the lottery is refetched.
 */
export const chooseRewardMutation = mutationOptions({
  mutationKey: lotteryMutationKeys.select,
  scope: { id: 'lottery-select' },
  mutationFn: async ({ accountId, lotteryId, rewardId, isSilent }: UnansweredChoice & { isSilent?: boolean }) => {
    storeUnansweredChoice({ accountId, lotteryId, rewardId })
    try {
      const { accItemList } = await call(
        selectLotteryItem,
        { params: { id: lotteryId }, body: { rewardId } },
        { isSilent },
      )
      forgetUnansweredChoice(lotteryId)
      return accItemList
    } catch (error) {
      if (isDecidedByServer(error)) forgetUnansweredChoice(lotteryId)
      throw error
    }
  },
  onSuccess: (accItemList, { lotteryId, rewardId }) => {
    const { queryKey } = lotteryQuery(lotteryId, true)
    // A read in flight may have begun before the choice, and would undo it.
    pausedReads.pause({ queryKey })
    queryClient.setQueryData(queryKey, (known) => known && withChosenItem(known, rewardId, accItemList))
    pausedReads.resume()
    invalidateAfterReceive()
  },
  // The refetch is not awaited, because a further choice is ignored while this mutation is pending.
  onError: (_error, { lotteryId }) => void queryClient.invalidateQueries({ queryKey: lotteryKeys.one(lotteryId) }),
})
