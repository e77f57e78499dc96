import { useIsMutating, useMutation } from '@tanstack/react-query'
import type { PrizeChoiceRequest } from '@tsudoi/design-system/screens/lottery/lottery.types'
import { useEffect, useEffectEvent } from 'react'
import { isSending } from '../../queries/isSending.ts'
import { useSession } from '../../session/sessionStore.ts'
import { useUnansweredChoices } from './unansweredChoices.ts'
import { chooseRewardMutation } from './select.mutations.ts'

/**
 * Lets the member choose an item of a won prize. Whether an item is chosen is part of the lottery's own query (the
 * label 選択済). `attempt` describes a choice that was sent without an answer (the label 確認中). A choice without an answer
 * is sent again when the page opens or becomes visible, when the device is online again, or when the user asks for it.
 */
export function usePrizeChoice(lotteryId: string) {
  const accountId = useSession((session) => session.accountId)
  const { mutate } = useMutation(chooseRewardMutation)
  const isInFlight = useIsMutating({ mutationKey: chooseRewardMutation.mutationKey }) > 0
  const unanswered = useUnansweredChoices(({ choices }) =>
    choices.find((each) => each.lotteryId === lotteryId && each.accountId === accountId),
  )
  const choose = (rewardId: string) => {
    if (!unanswered && !isSending(chooseRewardMutation.mutationKey)) mutate({ accountId, lotteryId, rewardId })
  }
  const sendAgain = (isSilent: boolean) => {
    if (unanswered && !isSending(chooseRewardMutation.mutationKey)) mutate({ ...unanswered, isSilent })
  }
  const resendSilently = useEffectEvent(() => sendAgain(true))
  useEffect(() => {
    resendSilently()
    const onLine = () => resendSilently()
    const onSight = () => document.visibilityState === 'visible' && resendSilently()
    addEventListener('online', onLine)
    document.addEventListener('visibilitychange', onSight)
    return () => {
      removeEventListener('online', onLine)
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [lotteryId])
  const attempt: PrizeChoiceRequest = unanswered
    ? { state: isInFlight ? 'sending' : 'checking', itemId: unanswered.rewardId }
    : { state: 'none' }
  return { attempt, choose, askAgain: () => sendAgain(false) }
}
