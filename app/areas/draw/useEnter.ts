import { useMutation } from '@tanstack/react-query'
import type { Failure } from '@tsudoi/design-system/loadable'
import type { EntryAttempt } from '@tsudoi/design-system/screens/draw/draw.types'
import { isDecidedByServer } from '../../api/isDecidedByServer.ts'
import { hasMessageCode } from '../../api/apiError.ts'
import { failureOf } from '../../errors/failure.ts'
import { isSending } from '../../queries/isSending.ts'
import { enterDrawMutation, type DrawToEnter } from './draw.mutations.ts'

/** Text about coins for a failure. The draw is free; if the outcome is unknown, a repeat does not change the result. */
const coinsTextOf = (error: unknown) =>
  isDecidedByServer(error)
    ? 'コインは使わない抽選です。'
    : 'コインは使わない抽選です。もう一度引いても、今日の結果はひとつです。'

const notFollowed = { title: 'チャンネルのフォローが必要です', remedy: 'フォローしてから、もう一度引いてください。' }

/**
 * The error catalogue's FailedPrecondition (E010) is about a gacha. In a prize draw the same code means that the follow
 * is missing (C180).
 */
const failureOfEntry = (error: unknown): Failure => ({
  ...(hasMessageCode(error, 'FailedPrecondition') ? notFollowed : failureOf(error)),
  coins: coinsTextOf(error),
})

/**
 * Enters a prize draw, and returns the state of the attempt. A success, or an entry found by a refetch, is shown by the
 * draw itself. `isReading`: the draw is being refetched.
 */
export function useEnter(entry: DrawToEnter, isReading: boolean) {
  const { mutate, variables, error, isPending } = useMutation(enterDrawMutation)
  const wasPressed = variables?.drawId === entry.drawId
  const attemptOf = (): EntryAttempt => {
    if (!wasPressed) return { state: 'none' }
    if (isPending) return { state: isReading ? 'checking' : 'sending' }
    return error ? { state: 'failed', failure: failureOfEntry(error) } : { state: 'none' }
  }
  const enter = () => {
    if (!isSending(enterDrawMutation.mutationKey)) mutate(entry)
  }
  return { attempt: attemptOf(), wasPressed, enter }
}
