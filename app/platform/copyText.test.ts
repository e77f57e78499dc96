import { expect, it, onTestFinished, vi } from 'vitest'
import { copyText } from './copyText.ts'

const clipboard = (value: object | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
const refusing = { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }

const throwing = (): boolean => {
  throw new Error('No')
}

/** Sets the result of the browser's old command to copy, and returns the texts that were selected for it. */
function oldCommand(copy?: () => boolean): string[] {
  const selected: string[] = []
  const value =
    copy &&
    ((): boolean => {
      selected.push(String(getSelection()))
      return copy()
    })
  Object.defineProperty(document, 'execCommand', { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'))
  return selected
}

it('copyText() resolves with true when the browser has copied the text', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined)
  clipboard({ writeText })
  expect(await copyText('波の音')).toBe(true)
  expect(writeText.mock.calls).toEqual([['波の音']])
})

it.each([
  ['the browser refuses', refusing],
  ['the page has no clipboard, as on plain HTTP', undefined],
])('copyText() copies by a selection if %s, and leaves nothing on the page', async (_what, value) => {
  clipboard(value)
  const selected = oldCommand(() => true)
  const before = document.body.innerHTML
  expect(await copyText('波の音')).toBe(true)
  expect(selected).toEqual(['波の音'])
  expect(document.body.innerHTML).toBe(before)
})

it.each<[what: string, value: object | undefined, copy: (() => boolean) | undefined]>([
  ['the browser refuses both ways', refusing, () => false],
  ['the old way throws', undefined, throwing],
  ['the page has neither way', undefined, undefined],
])('copyText() resolves with false if %s', async (_what, value, copy) => {
  clipboard(value)
  oldCommand(copy)
  expect(await copyText('波の音')).toBe(false)
})
