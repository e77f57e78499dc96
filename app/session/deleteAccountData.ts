import { deleteSession } from './endSession.ts'
import { isKeyOfAccount } from './isKeyOfAccount.ts'
import { deleteOwnLimit } from '../limits/ownLimits.ts'
import { useSession } from './sessionStore.ts'

/** Deletes everything stored about a member whose account was deleted (S036). */
export function deleteAccountData(): void {
  const { accountId } = useSession.getState()
  deleteOwnLimit(accountId)
  deleteSession((until, key) => until === 'logout' || isKeyOfAccount(key, accountId))
}
