import { readAccount, restoreSession } from './account.ts'
import { resetClock } from './clock.ts'
import { tokenCookies } from './cookies.ts'
import { drafts } from './drafts.ts'
import { claimsOf } from './jwt.ts'
import { runReset } from './reset.ts'
import { isUnfinished, resetSession, useSession } from './sessionStore.ts'
import { siblingChannel, type SiblingNews } from './tellSiblings.ts'

const ignore = () => {}

/**
 * Takes up what another tab did to the session: logged out, in, or in as somebody else. Nothing of the former one stays in this tab's memory,
 * and the page on the screen is opened anew, past its guard.
 */
export function followCookies(news: SiblingNews = 'changed'): void {
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

/** From now on this tab follows its siblings: at their word, and where that was not heard, when one comes back to it. */
export function watchSiblings(): void {
  if ('BroadcastChannel' in globalThis)
    new BroadcastChannel(siblingChannel).addEventListener('message', ({ data }) => followCookies(data as SiblingNews))
  document.addEventListener('visibilitychange', followWhenSeen)
  addEventListener('pageshow', followWhenSeen)
  followCookies()
}
