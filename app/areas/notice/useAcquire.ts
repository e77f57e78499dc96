import { useMutation } from '@tanstack/react-query'
import type { Acquire } from '@tsudoi/design-system/screens/notice/notice.types'
import { ApiError } from '../../api/apiError.ts'
import { errorSentenceOf } from '../../errors/formErrors.ts'
import { isSending } from '../../queries/isSending.ts'
import { requireLogin, useIsMember } from '../../session/sessionStore.ts'
import { acquireGiftMutation } from './notice.mutations.ts'

/** Codes for which the page shows its own message instead of a dialog (Q43). */
const shownOnPage = ['AcquireTimeExpired', 'AlreadyAcquired', 'NoAssetToAcquire']

/** Acquires a notice's gift, and returns the state of the attempt. A guest is asked to log in (S068). */
export function useAcquire(id: string): { attempt: Acquire | undefined; acquire: () => void } {
  const isMember = useIsMember()
  const { mutate, variables, data, error, isPending } = useMutation(acquireGiftMutation)
  const acquire = () => {
    if (!isMember) return requireLogin()
    if (!isSending(acquireGiftMutation.mutationKey)) mutate(id)
  }
  const attemptOf = (): Acquire | undefined => {
    if (variables !== id) return undefined
    if (isPending) return { state: 'acquiring' }
    // A missing flag means false (S055).
    if (data) return { state: 'acquired', isLimited: data.hasLimitExceededItems ?? false }
    const isSaid = error instanceof ApiError && shownOnPage.includes(error.messageCode ?? '')
    return isSaid ? { state: 'closed', reason: errorSentenceOf(error) } : undefined
  }
  return { attempt: attemptOf(), acquire }
}
