const channelName = 'tsudoi.player'

/** Pauses the players of other tabs when one begins, so that only one video plays in this browser. */
export function otherTabs(onOther: () => void): { begin: () => void; close: () => void } {
  if (!('BroadcastChannel' in globalThis)) return { begin: () => {}, close: () => {} }
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', onOther)
  return { begin: () => channel.postMessage('plays'), close: () => channel.close() }
}
