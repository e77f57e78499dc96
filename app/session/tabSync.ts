import { readAccount, restoreSession } from './account.ts'
import { resetClock } from './clock.ts'
import { tokenCookies } from './cookies.ts'
import { drafts } from './drafts.ts'
import { claimsOf } from './jwt.ts'
import { runReset } from './reset.ts'
import { isUnfinished, resetSession, useSession } from './sessionStore.ts'
import { tabChannel, type TabMessage } from './notifyOtherTabs.ts'

const ignore = () => {}

/**
 * Adopts the session in the cookies after another tab logged in or out. Nothing of the former session stays in
 * memory; the page opens again, past its guard.
 */
export function followCookies(news: TabMessage = 'changed'): void {
  const { accountId } = claimsOf(tokenCookies.read().accessToken)
  const session = useSession.getState()
  if (accountId === session.accountId) {
    if (isUnfinished(session)) readAccount().catch(ignore)
    return
  }
  if (news === 'lost') drafts.putAside(session.accountId)
  runReset()
  if (accountId) drafts.takeUp(accountId)
  else if (news !== 'lost') drafts.dropAside()
  resetClock()
  resetSession()
  restoreSession(ignore)
  useSession.setState({ generation: session.generation + 1 })
}

const followWhenSeen = () => {
  if (document.visibilityState === 'visible') followCookies()
}

/** Follows the other tabs: on their message, and where that was missed, when this tab becomes visible again. */
export function watchOtherTabs(): void {
  if ('BroadcastChannel' in globalThis)
    new BroadcastChannel(tabChannel).addEventListener('message', ({ data }) => followCookies(data as TabMessage))
  document.addEventListener('visibilitychange', followWhenSeen)
  addEventListener('pageshow', followWhenSeen)
  followCookies()
}
