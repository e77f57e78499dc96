// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { typeText } from './typeText.ts'

const highlights = new Map<string, unknown>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('CSS', { highlights })
  vi.stubGlobal('Highlight', class {})
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('typeText() shows the whole text in the end, even if a translator has written a shorter one into the text node (Q420)', async () => {
  const line = document.createElement('p')
  line.textContent = '窓を開けて聴いています。'
  document.body.append(line)
  const onDone = vi.fn<() => void>()
  void typeText(line, { pace: 50, after: Promise.resolve() }).done.then(onDone)
  await vi.advanceTimersByTimeAsync(200)
  expect([onDone.mock.calls.length, highlights.size]).toEqual([0, 1])
  line.firstChild!.nodeValue = '波'
  await vi.advanceTimersByTimeAsync(1_000)
  expect([onDone.mock.calls.length, highlights.size]).toEqual([1, 0])
})
