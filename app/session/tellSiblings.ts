import { tokenCookies } from './cookies.ts'

/** On which the tabs of this browser tell each other to look at the cookies. It carries neither names nor tokens. */
export const siblingChannel = 'tsudoi.session'

/** `lost`: a session ended without the member's wish. `changed`: anything else, such as a log-in, a logout, a finished registration. */
export type SiblingNews = 'changed' | 'lost'

/**
 * Tells the other tabs. Browsers write cookies in a process of their own, which the word would overtake: reading one first waits until what this
 * tab wrote is there for all.
 */
export function tellSiblings(news: SiblingNews): void {
  if (!('BroadcastChannel' in globalThis)) return
  tokenCookies.read()
  const channel = new BroadcastChannel(siblingChannel)
  channel.postMessage(news)
  channel.close()
}
