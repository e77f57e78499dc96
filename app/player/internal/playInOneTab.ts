const channelName = 'tsudoi.player'

/** Lets only one tab play at a time. `begin` tells the other tabs to pause; `onOther` runs when another tab begins. */
export function playInOneTab(onOther: () => void): { begin: () => void; close: () => void } {
  if (!('BroadcastChannel' in globalThis)) return { begin: () => {}, close: () => {} }
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', onOther)
  return { begin: () => channel.postMessage('plays'), close: () => channel.close() }
}
