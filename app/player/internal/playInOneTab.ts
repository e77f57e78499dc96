import { openTabChannel } from '../../platform/tabChannel.ts'

const channelName = 'tsudoi.player'

/** Lets only one tab play at a time. `begin` tells the other tabs to pause; `onOther` runs when another tab begins. */
export function playInOneTab(onOther: () => void): { begin: () => void; close: () => void } {
  const channel = openTabChannel<'plays'>(channelName, onOther)
  return { begin: () => channel?.postMessage('plays'), close: () => channel?.close() }
}
