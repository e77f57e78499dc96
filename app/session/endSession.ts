import { resetClock } from './clock.ts'
import { clearStored } from './clearStored.ts'
import { pendingSteps, tokenCookies } from './cookies.ts'
import { draftsAside } from './draftsAside.ts'
import { dropFiles, ofMember } from './memberVault.ts'
import { notifyOtherTabs } from './notifyOtherTabs.ts'
import { runReset } from './runReset.ts'
import { resetSession, useSession } from './sessionStore.ts'
import { isPersonal, type Until } from './storageKeys.ts'
import { isSharedDevice } from './textStore.ts'

function endSession(): void {
  tokenCookies.clear()
  pendingSteps.clearAll()
  resetClock()
  resetSession()
  runReset()
}

/**
 * Forgets the session in this browser: tokens, pending steps, everything that was fetched or typed in it, and the
 * member's drafts (S035). On a shared device it deletes what is stored about any user. `isOver` names what else ends.
 */
export function forgetSession(isOver: (until: Until, key: string) => boolean = () => false): void {
  const { accountId } = useSession.getState()
  endSession()
  const own = ofMember(accountId)
  clearStored((until, key) => key.startsWith(own) || isOver(until, key) || (isSharedDevice() && isPersonal(key)))
  dropFiles(accountId)
  draftsAside.drop()
  notifyOtherTabs('changed')
}

/**
 * The same for a session that the member did not end: what was typed lies aside until the same member is back.
 */
export function loseSession(): void {
  const putAside = draftsAside.collect(useSession.getState().accountId)
  endSession()
  putAside()
  notifyOtherTabs('lost')
}
