import { resetClock } from '../time/clock.ts'
import { deleteStoredValues } from '../storage/deleteStoredValues.ts'
import { pendingSteps, tokenCookies } from './cookies.ts'
import { expiredDrafts } from '../forms/expiredDrafts.ts'
import { deleteDraftFiles, memberKeyPrefix } from '../storage/memberVault.ts'
import { notifyTabsOfSession } from './notifyTabsOfSession.ts'
import { resetSessionData } from './resetSessionData.ts'
import { resetSession, useSession } from './sessionStore.ts'
import { isPersonalKey, type StorageLifetime } from '../storage/storageKeys.ts'
import { isSharedDevice } from '../storage/textStore.ts'

function endSession(): void {
  tokenCookies.clear()
  pendingSteps.clearAll()
  resetClock()
  resetSession()
  resetSessionData()
}

/**
 * Deletes the session from this browser: tokens, pending steps, all data that was fetched or typed in the session, and
 * the member's drafts. On a shared device, it deletes the personal values of every user. `isOver` selects further
 * stored values to delete (S035).
 */
export function deleteSession(isOver: (until: StorageLifetime, key: string) => boolean = () => false): void {
  const { accountId } = useSession.getState()
  endSession()
  const own = memberKeyPrefix(accountId)
  deleteStoredValues(
    (until, key) => key.startsWith(own) || isOver(until, key) || (isSharedDevice() && isPersonalKey(key)),
  )
  deleteDraftFiles(accountId)
  expiredDrafts.drop()
  notifyTabsOfSession('changed')
}

/**
 * Ends a session that expired or that the server refused. Unsaved form input is stored until the same member logs in
 * again.
 */
export function expireSession(): void {
  const putAside = expiredDrafts.collect(useSession.getState().accountId)
  endSession()
  putAside()
  notifyTabsOfSession('lost')
}
