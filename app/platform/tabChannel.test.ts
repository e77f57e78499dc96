import { afterEach, expect, it, vi } from 'vitest'
import { openTabChannel, type TabChannel } from './tabChannel.ts'

const opened: (TabChannel<string> | undefined)[] = []
afterEach(() => {
  for (const channel of opened.splice(0)) channel?.close()
  vi.unstubAllGlobals()
})

/** Opens a channel as a tab does, and collects what that tab receives. */
function tab(name: `tsudoi.${string}`) {
  const received: string[] = []
  const channel = openTabChannel<string>(name, (message) => received.push(message))
  opened.push(channel)
  return { channel, received }
}

it('a tab channel delivers a message only to other tabs, and only to those that have opened the channel with the same name', async () => {
  const [sender, receiver, other] = [tab('tsudoi.test'), tab('tsudoi.test'), tab('tsudoi.test-other')]
  sender.channel?.postMessage('news')
  await vi.waitFor(() => expect(receiver.received).toEqual(['news']))
  expect(sender.received).toEqual([])
  expect(other.received).toEqual([])
})

it('a tab channel delivers no message after it is closed', async () => {
  const [sender, closed, open] = [tab('tsudoi.test'), tab('tsudoi.test'), tab('tsudoi.test')]
  closed.channel?.close()
  sender.channel?.postMessage('news')
  await vi.waitFor(() => expect(open.received).toEqual(['news']))
  expect(closed.received).toEqual([])
})

it.each([
  ['has no BroadcastChannel', undefined],
  [
    'denies BroadcastChannel, as Firefox with blocked cookies does',
    function deny() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
])('openTabChannel() returns undefined in a browser that %s', (_, replacement) => {
  vi.stubGlobal('BroadcastChannel', replacement)
  if (!replacement) Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  expect(openTabChannel('tsudoi.test')).toBeUndefined()
})
