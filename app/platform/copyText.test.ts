import { expect, it, vi } from 'vitest'
import { copyText } from './copyText.ts'

const clipboard = (value: object | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true })

it('copyText() resolves with true when the browser has copied the text', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined)
  clipboard({ writeText })
  expect(await copyText('波の音')).toBe(true)
  expect(writeText.mock.calls).toEqual([['波の音']])
})

it.each([
  ['the browser refuses', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
  ['the page has no clipboard', undefined],
])('copyText() resolves with false if %s', async (_what, value) => {
  clipboard(value)
  expect(await copyText('波の音')).toBe(false)
})
