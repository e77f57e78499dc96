import { forgetSession } from './endSession.ts'
import { isOf } from './isOf.ts'
import { forgetOwnLimit } from './ownLimits.ts'
import { useSession } from './sessionStore.ts'

/** Forgets a member whose account is gone: nothing of it is left in this browser (S036). */
export function forgetAccount(): void {
  const { accountId } = useSession.getState()
  forgetOwnLimit(accountId)
  forgetSession((until, key) => until === 'logout' || isOf(key, accountId))
}
