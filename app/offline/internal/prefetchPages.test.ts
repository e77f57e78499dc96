// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchPages, scrollRestMs } from './prefetchPages.ts'

/** Simulates a service worker with `steps` batches to fetch, which takes control of the page. */
function serveWorker(steps: number) {
  const messages: object[] = []
  const postMessage = (message: object, [port]: MessagePort[]) => {
    messages.push(message)
    port?.postMessage(messages.length < steps)
  }
  const serviceWorker = Object.assign(new EventTarget(), { controller: null as object | null })
  vi.stubGlobal('navigator', { serviceWorker })
  const activate = () => {
    serviceWorker.controller = { postMessage }
    serviceWorker.dispatchEvent(new Event('controllerchange'))
  }
  return { messages, activate }
}

/** Advances the time (ms) frame by frame; the worker answers between frames. */
async function pass(time: number, inFrame = () => {}): Promise<void> {
  for (let at = 0; at < time; at += 16) {
    inFrame()
    await vi.advanceTimersByTimeAsync(16)
  }
}
const scroll = () => window.dispatchEvent(new Event('scroll'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('prefetching loads the offline pages batch by batch once the service worker controls the page (Q340)', async () => {
  const { messages, activate } = serveWorker(3)
  const done = prefetchPages()
  await pass(scrollRestMs * 2)
  expect(messages).toEqual([])
  activate()
  await pass(scrollRestMs * 5)
  expect(messages).toEqual(Array(3).fill({ readAhead: true }))
  await done
})

it('prefetching of offline pages pauses while the user scrolls, because fetching delays frames (Q340)', async () => {
  const { messages, activate } = serveWorker(2)
  const done = prefetchPages()
  activate()
  await pass(scrollRestMs * 3, scroll)
  expect(messages).toHaveLength(0)
  await pass(scrollRestMs * 1.5)
  expect(messages).toHaveLength(1)
  await pass(scrollRestMs * 3, scroll)
  expect(messages).toHaveLength(1)
  await pass(scrollRestMs * 1.5)
  expect(messages).toHaveLength(2)
  await done
})

it('concurrent calls that prefetch the offline pages share one run (Q340)', async () => {
  const { messages, activate } = serveWorker(2)
  const all = [prefetchPages(), prefetchPages()]
  activate()
  await pass(scrollRestMs * 4)
  await Promise.all(all)
  expect(messages).toHaveLength(2)
})
