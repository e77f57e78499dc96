import { useMutation } from '@tanstack/react-query'
import type { Failure } from '@tsudoi/design-system/loadable'
import type { DrawEntryRequest } from '@tsudoi/design-system/screens/draw/draw.types'
import { isDecidedByServer } from '../../api/isDecidedByServer.ts'
import { hasMessageCode } from '../../api/apiError.ts'
import { failureOf } from '../../errors/failure.ts'
import { isSending } from '../../queries/isSending.ts'
import { enterPrizeDrawMutation, type PrizeDrawToEnter } from './draw.mutations.ts'

/**
 * The text about coins in a failure: the draw takes none. If the outcome is unknown, it adds that a repeat does not
 * change the result.
 */
const coinsTextOf = (error: unknown) =>
  isDecidedByServer(error)
    ? 'コインは使わない抽選です。'
    : 'コインは使わない抽選です。もう一度引いても、今日の結果はひとつです。'

const notFollowed = { title: 'チャンネルのフォローが必要です', remedy: 'フォローしてから、もう一度引いてください。' }

/**
 * Converts an error to the failure on the page. The code FailedPrecondition means that the member does not follow the
 * channel (C180); the text of the error catalogue for this code is about a gacha (E010).
 */
const failureOfEntry = (error: unknown): Failure => ({
  ...(hasMessageCode(error, 'FailedPrecondition') ? notFollowed : failureOf(error)),
  coins: coinsTextOf(error),
})

/**
 * Returns a function that enters a prize draw, and the state of the attempt. After a success the state is `none`,
 * because the refreshed prize draw shows the result. `isReading`: the prize draw is being refetched.
 */
export function useEnterPrizeDraw(entry: PrizeDrawToEnter, isReading: boolean) {
  const { mutate, variables, error, isPending } = useMutation(enterPrizeDrawMutation)
  const wasPressed = variables?.drawId === entry.drawId
  const attemptOf = (): DrawEntryRequest => {
    if (!wasPressed) return { state: 'none' }
    if (isPending) return { state: isReading ? 'checking' : 'sending' }
    return error ? { state: 'failed', failure: failureOfEntry(error) } : { state: 'none' }
  }
  const enter = () => {
    if (!isSending(enterPrizeDrawMutation.mutationKey)) mutate(entry)
  }
  return { attempt: attemptOf(), wasPressed, enter }
}
