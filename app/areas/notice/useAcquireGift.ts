import { useMutation } from '@tanstack/react-query'
import type { GiftAcquireState } from '@tsudoi/design-system/screens/notice/notice.types'
import { ApiError } from '../../api/apiError.ts'
import { errorSentenceOf } from '../../errors/formErrors.ts'
import { isSending } from '../../queries/isSending.ts'
import { requireLogin, useIsMember } from '../../session/sessionStore.ts'
import { acquireGiftMutation } from './notice.mutations.ts'

/** Error codes for which the page shows its own message instead of a dialog (Q43). */
const shownOnPage = ['AcquireTimeExpired', 'AlreadyAcquired', 'NoAssetToAcquire']

/**
 * Returns a function that acquires a notice's gift, and the state of the attempt on this visit. The function asks a
 * guest to log in (S068).
 */
export function useAcquireGift(id: string): { attempt: GiftAcquireState | undefined; acquire: () => void } {
  const isMember = useIsMember()
  const { mutate, variables, data, error, isPending } = useMutation(acquireGiftMutation)
  const acquire = () => {
    if (!isMember) return requireLogin()
    if (!isSending(acquireGiftMutation.mutationKey)) mutate(id)
  }
  const attemptOf = (): GiftAcquireState | undefined => {
    if (variables !== id) return undefined
    if (isPending) return { state: 'acquiring' }
    // `isLimited` is false if the answer lacks the flag, because then no limit was exceeded (S055).
    if (data) return { state: 'acquired', isLimited: data.hasLimitExceededItems ?? false }
    const isSaid = error instanceof ApiError && shownOnPage.includes(error.messageCode ?? '')
    return isSaid ? { state: 'closed', reason: errorSentenceOf(error) } : undefined
  }
  return { attempt: attemptOf(), acquire }
}
