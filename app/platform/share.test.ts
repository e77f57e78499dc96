import { expect, it, onTestFinished, vi } from 'vitest'
import { share } from './share.ts'

const page = { title: '星詠み通信', url: 'https://tsudoi.example/channel/hoshi' }

/** Simulates a browser with a share sheet. `opening` is the result of opening it. */
function withSheet(opening: () => Promise<void>) {
  const opened = vi.fn<(data: ShareData) => Promise<void>>(opening)
  Object.defineProperty(navigator, 'share', { value: opened, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  return opened
}

it('sharing opens the share sheet with the title and the address', async () => {
  const opened = withSheet(() => Promise.resolve())
  expect(await share(page)).toBe(true)
  expect(opened.mock.calls).toEqual([[page]])
})

it.each([
  ['fails if the browser refuses', 'NotAllowedError', false],
  ['fails if the browser cannot share this address', 'DataError', false],
  ['is no failure when the user closes the share sheet', 'AbortError', true],
  ['is no failure when the user presses again while it is open', 'InvalidStateError', true],
])('sharing %s', async (_what, name, isFine) => {
  withSheet(() => Promise.reject(new DOMException('No', name)))
  expect(await share(page)).toBe(isFine)
})
