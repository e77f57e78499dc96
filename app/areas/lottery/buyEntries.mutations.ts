import type { buyLottery } from '@tsudoi/contracts/lottery/lottery.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { mutationOptions } from '@tanstack/react-query'
import {
  lotteryAction,
  type PaidEntries,
  closePayment,
  OutcomeUnknown,
  type ConfirmedOrder,
  pay,
  lotteryRefusals,
} from '../../payments/payments.ts'
import { invalidateAfterReceive } from '../../queries/invalidations.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { lotteryKeys, lotteryMutationKeys } from './lottery.keys.ts'
import { lotteryQuery } from './lottery.queries.ts'

const refetchLottery = (id: string) => queryClient.invalidateQueries({ queryKey: lotteryKeys.one(id) })

/**
 * Buys the confirmed lottery entries (C162). Idempotent: coins are taken once, and after a lost answer the outcome is
 * looked up (X13). Returns the answer; undefined if only that lookup has confirmed the purchase.
 */
export const buyEntriesMutation = mutationOptions({
  mutationKey: lotteryMutationKeys.buy,
  meta: { handles: lotteryRefusals.handles },
  mutationFn: async ({
    paid,
    order,
  }: ConfirmedOrder<PaidEntries>): Promise<ResponseOf<typeof buyLottery> | undefined> => {
    const outcome = await pay(lotteryAction, paid, order)
    if ('answer' in outcome) return outcome.answer
    if (outcome.verdict.is !== 'done') throw new OutcomeUnknown(lotteryAction.nameOf(paid))
    // Closes the record of the payment, because the result page, which opens next, shows the outcome.
    closePayment(lotteryAction.nameOf(paid))
    return undefined
  },
  onSuccess: (answer, { paid: { lotteryId } }) => {
    if (answer) {
      queryClient.setQueryData(lotteryQuery(lotteryId, true).queryKey, (known) => ({
        ...known,
        lottery: answer.lottery,
      }))
      queryClient.setQueryData(balanceQuery.queryKey, answer.balance)
    }
    void refetchLottery(lotteryId)
    invalidateAfterReceive()
  },
  onError: (_error, { paid }) => {
    void refetchLottery(paid.lotteryId)
    void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
  },
})
