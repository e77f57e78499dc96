import { tokenCookies } from './cookies.ts'

/** The BroadcastChannel between the tabs of this browser. Messages carry neither names nor tokens. */
export const tabChannel = 'tsudoi.session'

/** `lost`: the session expired or was refused. `changed`: log-in, logout, finished registration. */
export type TabMessage = 'changed' | 'lost'

/**
 * Tells the other tabs to read the cookies again. Chromium writes cookies in another process: reading one first waits
 * until this tab's write is visible to all tabs.
 */
export function notifyOtherTabs(news: TabMessage): void {
  if (!('BroadcastChannel' in globalThis)) return
  tokenCookies.read()
  const channel = new BroadcastChannel(tabChannel)
  channel.postMessage(news)
  channel.close()
}
