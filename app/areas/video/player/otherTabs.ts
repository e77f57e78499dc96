const channelName = 'tsudoi.player'

/** One video plays at a time in this browser: whoever begins says so, and the others pause. */
export function otherTabs(onOther: () => void): { begin: () => void; close: () => void } {
  if (!('BroadcastChannel' in globalThis)) return { begin: () => {}, close: () => {} }
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', onOther)
  return { begin: () => channel.postMessage('plays'), close: () => channel.close() }
}
