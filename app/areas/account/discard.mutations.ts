import { discardAccount } from '@tsudoi/contracts/account/account.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { isAbandoned } from '../../api/isAbandoned.ts'
import { isDecidedByServer } from '../../api/isDecidedByServer.ts'
import { callProvenLater } from '../../reauthentication/callProvenLater.ts'
import { deleteAccountData } from '../../session/deleteAccountData.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'

let wasUnanswered = false
onSessionReset(() => (wasUnanswered = false))

/**
 * Deletes the account. If an answer was lost and a retry is then refused with 401, the account may already be deleted:
 * the error is marked so that its message says so.
 */
async function discard(): Promise<void> {
  try {
    await callProvenLater(discardAccount, {})
  } catch (error) {
    const isGone = wasUnanswered && error instanceof ApiError && error.status === 401
    wasUnanswered = !isDecidedByServer(error) && !isAbandoned(error)
    if (!isGone) throw error
    const { endpoint, kind, status } = error
    throw new ApiError({ endpoint, kind, status, isAfterLostAnswer: true, cause: error })
  }
}

/** Deletes the account (C019), then removes everything about it from this browser (S036). */
export const deleteAccountMutation = mutationOptions({
  mutationKey: ['account-discard'],
  mutationFn: discard,
  onSuccess: deleteAccountData,
})
