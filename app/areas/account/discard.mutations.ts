import { discardAccount } from '@tsudoi/contracts/account/account.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { isAnswered } from '../../api/sendOnce.ts'
import { callProvenLater } from '../../reauthentication/callProvenLater.ts'
import { forgetMember } from '../../session/logout.ts'
import { forgetOwnLimit } from '../../session/ownLimits.ts'
import { useSession } from '../../session/sessionStore.ts'

let wasUnanswered = false

/** When an answer was lost and the host then no longer knows the session, the account may be gone: the words say so. */
async function discard(): Promise<void> {
  try {
    await callProvenLater(discardAccount, {})
  } catch (error) {
    const isGone = wasUnanswered && error instanceof ApiError && error.status === 401
    const isCancelled = error instanceof ApiError && error.kind === 'cancelled'
    wasUnanswered = !isAnswered(error) && !isCancelled
    if (!isGone) throw error
    const { endpoint, kind, status } = error
    throw new ApiError({ endpoint, kind, status, isAfterLostAnswer: true, cause: error })
  }
}

/** Ends the account (C019); then nothing of it is left in this browser either (S036). */
export const discardMutation = mutationOptions({
  mutationKey: ['account-discard'],
  mutationFn: discard,
  onSuccess: () => {
    forgetOwnLimit(useSession.getState().accountId)
    return forgetMember()
  },
})
