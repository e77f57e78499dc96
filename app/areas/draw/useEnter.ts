import { useMutation } from '@tanstack/react-query'
import type { Failure } from '@tsudoi/design-system/loadable'
import type { EntryAttempt } from '@tsudoi/design-system/screens/draw/draw.types'
import { isAnswered } from '../../api/isAnswered.ts'
import { failedWith } from '../../api/apiError.ts'
import { failureOf } from '../../errors/failure.ts'
import { isSending } from '../../queries/isSending.ts'
import { enterMutation, type Entry } from './draw.mutations.ts'

/** Whether it is done is not known, or it is not; either way nothing was paid, and a repeat changes no result. */
const coinsOf = (error: unknown) =>
  isAnswered(error)
    ? 'コインは使わない抽選です。'
    : 'コインは使わない抽選です。もう一度引いても、今日の結果はひとつです。'

const notFollowed = { title: 'チャンネルのフォローが必要です', remedy: 'フォローしてから、もう一度引いてください。' }

/** The catalogue's FailedPrecondition is the gacha's free draw (E010): a draw of a channel means the follow (C180). */
const failureOfEntry = (error: unknown): Failure => ({
  ...(failedWith(error, 'FailedPrecondition') ? notFollowed : failureOf(error)),
  coins: coinsOf(error),
})

/**
 * Entering a draw, and what the press has come to. An entry that succeeded, or that a later reading found, stands in
 * the draw itself. `isReading`: the draw is being read.
 */
export function useEnter(entry: Entry, isReading: boolean) {
  const { mutate, variables, error, isPending } = useMutation(enterMutation)
  const wasPressed = variables?.drawId === entry.drawId
  const attemptOf = (): EntryAttempt => {
    if (!wasPressed) return { state: 'none' }
    if (isPending) return { state: isReading ? 'checking' : 'sending' }
    return error ? { state: 'failed', failure: failureOfEntry(error) } : { state: 'none' }
  }
  const enter = () => {
    if (!isSending(enterMutation.mutationKey)) mutate(entry)
  }
  return { attempt: attemptOf(), wasPressed, enter }
}
