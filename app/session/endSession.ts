import { resetClock } from '../time/clock.ts'
import { clearStored } from '../storage/clearStored.ts'
import { pendingSteps, tokenCookies } from './cookies.ts'
import { draftsAside } from '../forms/draftsAside.ts'
import { dropFiles, memberKeyPrefix } from '../storage/memberVault.ts'
import { notifyOtherTabs } from './notifyOtherTabs.ts'
import { runReset } from './runReset.ts'
import { resetSession, useSession } from './sessionStore.ts'
import { isPersonal, type Lifetime } from '../storage/storageKeys.ts'
import { isSharedDevice } from '../storage/textStore.ts'

function endSession(): void {
  tokenCookies.clear()
  pendingSteps.clearAll()
  resetClock()
  resetSession()
  runReset()
}

/**
 * Deletes the session from this browser: tokens, pending steps, all data fetched or typed in it, and the member's
 * drafts (S035). On a shared device, personal values of every user are deleted. `isOver` selects further stored values
 * to delete.
 */
export function forgetSession(isOver: (until: Lifetime, key: string) => boolean = () => false): void {
  const { accountId } = useSession.getState()
  endSession()
  const own = memberKeyPrefix(accountId)
  clearStored((until, key) => key.startsWith(own) || isOver(until, key) || (isSharedDevice() && isPersonal(key)))
  dropFiles(accountId)
  draftsAside.drop()
  notifyOtherTabs('changed')
}

/** Ends a session that expired or was refused. Unsaved form input is put aside until the same member logs in again. */
export function expireSession(): void {
  const putAside = draftsAside.collect(useSession.getState().accountId)
  endSession()
  putAside()
  notifyOtherTabs('lost')
}
