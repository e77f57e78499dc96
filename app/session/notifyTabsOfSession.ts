import { openTabChannel } from '../platform/tabChannel.ts'
import { tokenCookies } from './cookies.ts'

/** Name of the BroadcastChannel between the tabs of this browser. Its messages contain neither names nor tokens. */
export const sessionChannelName = 'tsudoi.session'

/**
 * What happened to the session. `lost`: it expired or the server refused it. `changed`: login, logout or finished
 * registration.
 */
export type SessionMessage = 'changed' | 'lost'

/**
 * Makes the other tabs read the cookies again. It first reads a cookie itself: Chromium writes cookies in another
 * process, and a read waits until this tab's write is visible to all tabs.
 */
export function notifyTabsOfSession(news: SessionMessage): void {
  tokenCookies.read()
  const channel = openTabChannel<SessionMessage>(sessionChannelName)
  channel?.postMessage(news)
  channel?.close()
}
