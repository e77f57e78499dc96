import { readAccount, restoreSession } from './account.ts'
import { deleteStoredValues } from '../storage/deleteStoredValues.ts'
import { openTabChannel } from '../platform/tabChannel.ts'
import { resetClock } from '../time/clock.ts'
import { tokenCookies } from './cookies.ts'
import { expiredDrafts } from '../forms/expiredDrafts.ts'
import { deleteOtherMembersData } from './deleteOtherMembersData.ts'
import { claimsOf } from './jwt.ts'
import { memberKeyPrefix } from '../storage/memberVault.ts'
import { resetSessionData } from './resetSessionData.ts'
import { isRegistrationUnfinished, resetSession, useSession } from './sessionStore.ts'
import { sessionChannelName, type SessionMessage } from './notifyTabsOfSession.ts'
import { isPersonalKey } from '../storage/storageKeys.ts'
import { isSharedDevice } from '../storage/textStore.ts'

const ignore = () => {}

/** Whether this tab has followed changed cookies without a message. The message may then still arrive. */
let expectsLateMessage = false

/**
 * Deletes this tab's values of a member whom another tab has logged out. This tab may have stored them after the other
 * tab had deleted its own.
 */
function dropFormer(accountId: string): void {
  const own = memberKeyPrefix(accountId)
  deleteStoredValues((_until, key) => key.startsWith(own) || (isSharedDevice() && isPersonalKey(key)))
}

/**
 * Adopts the session in the cookies after another tab logged in or out. Nothing of the earlier session stays in memory,
 * and the page is mounted again after its guard is checked again. `unknown`: this tab missed the message, so it treats
 * the earlier session as an expired one and keeps what its member may need again.
 */
export function adoptCookieSession(news: SessionMessage | 'unknown'): void {
  const { accountId } = claimsOf(tokenCookies.read().accessToken)
  const session = useSession.getState()
  if (accountId === session.accountId) {
    if (isRegistrationUnfinished(session)) readAccount().catch(ignore)
    // Deletes the drafts that were stored for the former member, if a late message reports that this member has logged
    // out.
    if (expectsLateMessage && news === 'changed' && !accountId) expiredDrafts.drop()
    expectsLateMessage = false
    return
  }
  expectsLateMessage = news === 'unknown'
  const putAside = expiredDrafts.collect(session.accountId)
  resetSessionData()
  if (news !== 'changed') putAside()
  if (news === 'changed') dropFormer(session.accountId)
  if (accountId) {
    deleteOtherMembersData(accountId)
    expiredDrafts.takeUp(accountId)
  } else if (news === 'changed') expiredDrafts.drop()
  resetClock()
  resetSession()
  restoreSession(ignore)
  useSession.setState({ generation: session.generation + 1 })
}

const followWhenSeen = () => {
  if (document.visibilityState === 'visible') adoptCookieSession('unknown')
}

/**
 * Makes this tab follow the sessions of other tabs: when their message arrives, and, in case it missed one, when it
 * becomes visible again.
 */
export function followSessionOfOtherTabs(): void {
  openTabChannel<SessionMessage>(sessionChannelName, adoptCookieSession)
  document.addEventListener('visibilitychange', followWhenSeen)
  addEventListener('pageshow', followWhenSeen)
  adoptCookieSession('unknown')
}
