/** A channel to the other tabs of this browser. It does not deliver a tab's own messages to that tab. */
export interface TabChannel<Message> {
  postMessage: (message: Message) => void
  close: () => void
}

/**
 * Opens the channel with this name to the other tabs of this browser. Close it when it is no longer needed: an open one
 * with a listener is kept alive.
 *
 * @param onMessage called with each message of another tab. Nothing checks its shape: the tab may run another build
 * @returns undefined where the browser has no `BroadcastChannel`, or denies it together with its storage, as Firefox
 *   does. The caller then works for its own tab only
 */
export function openTabChannel<Message>(
  name: `tsudoi.${string}`,
  onMessage?: (message: Message) => void,
): TabChannel<Message> | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined
  try {
    const channel = new BroadcastChannel(name)
    if (onMessage) channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
    return channel
  } catch {
    return undefined
  }
}
