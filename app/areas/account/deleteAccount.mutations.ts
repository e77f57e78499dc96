import { discardAccount } from '@tsudoi/contracts/account/account.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { isAbandoned } from '../../api/isAbandoned.ts'
import { isDecidedByServer } from '../../api/isDecidedByServer.ts'
import { lazyCallWithProof } from '../../reauthentication/lazyCallWithProof.ts'
import { deleteAccountData } from '../../session/deleteAccountData.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'

/** Whether the answer to an earlier attempt of this session was lost, so that the account may already be deleted. */
let lastAnswerWasLost = false
onSessionReset(() => (lastAnswerWasLost = false))

/**
 * Deletes the account. If an earlier answer was lost and the server refuses this attempt with 401, the account is
 * probably deleted. The thrown error is then marked `isAfterLostAnswer`, and its message mentions this.
 */
async function deleteAccount(): Promise<void> {
  try {
    await lazyCallWithProof(discardAccount, {})
  } catch (error) {
    const isGone = lastAnswerWasLost && error instanceof ApiError && error.status === 401
    lastAnswerWasLost = !isDecidedByServer(error) && !isAbandoned(error)
    if (!isGone) throw error
    const { endpoint, kind, status } = error
    throw new ApiError({ endpoint, kind, status, isAfterLostAnswer: true, cause: error })
  }
}

/** Deletes the account (C019), then removes all its data from this browser (S036). */
export const deleteAccountMutation = mutationOptions({
  mutationKey: ['account-discard'],
  mutationFn: deleteAccount,
  onSuccess: deleteAccountData,
})
