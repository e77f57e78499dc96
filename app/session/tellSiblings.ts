/** On which the tabs of this browser tell each other to look at the cookies. It carries neither names nor tokens. */
export const siblingChannel = 'tsudoi.session'

/** `lost`: a session ended without the member's wish. `changed`: anything else, such as a log-in, a logout, a finished registration. */
export type SiblingNews = 'changed' | 'lost'

export function tellSiblings(news: SiblingNews): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(siblingChannel)
  channel.postMessage(news)
  channel.close()
}
