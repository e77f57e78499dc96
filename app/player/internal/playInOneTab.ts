import { openTabChannel } from '../../platform/tabChannel.ts'

const channelName = 'tsudoi.player'

/**
 * Lets only one video play at a time. `begin` pauses the other videos of this page, such as clips in posts, and tells
 * the players of other tabs to pause. Another tab's message pauses this video.
 */
export function playInOneTab(element: HTMLVideoElement): { begin: () => void; close: () => void } {
  const channel = openTabChannel<'plays'>(channelName, () => element.pause())
  return {
    begin: () => {
      for (const other of document.querySelectorAll('video')) if (other !== element) other.pause()
      channel?.postMessage('plays')
    },
    close: () => channel?.close(),
  }
}
