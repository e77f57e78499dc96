import { forgetSession } from './endSession.ts'
import { isOf } from './isOf.ts'
import { forgetOwnLimit } from '../limits/ownLimits.ts'
import { useSession } from './sessionStore.ts'

/** Deletes everything stored about a member whose account was deleted (S036). */
export function forgetAccount(): void {
  const { accountId } = useSession.getState()
  forgetOwnLimit(accountId)
  forgetSession((until, key) => until === 'logout' || isOf(key, accountId))
}
