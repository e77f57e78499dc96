// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAhead, rest } from './readAhead.ts'

/** Has so many files to fetch, and answers for the page once it is activated. */
function serveWorker(steps: number) {
  const asked: object[] = []
  const postMessage = (message: object, [port]: MessagePort[]) => {
    asked.push(message)
    port?.postMessage(asked.length < steps)
  }
  const serviceWorker = Object.assign(new EventTarget(), { controller: null as object | null })
  vi.stubGlobal('navigator', { serviceWorker })
  const activate = () => {
    serviceWorker.controller = { postMessage }
    serviceWorker.dispatchEvent(new Event('controllerchange'))
  }
  return { asked, activate }
}

/** So many milliseconds, frame by frame; the worker answers between them. */
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

it('has the worker fetch what is readable offline, step by step, once it answers for the page (Q340)', async () => {
  const { asked, activate } = serveWorker(3)
  const done = readAhead()
  await pass(rest * 2)
  expect(asked).toEqual([])
  activate()
  await pass(rest * 5)
  expect(asked).toEqual(Array(3).fill({ readAhead: true }))
  await done
})

it('takes no step while somebody scrolls: each makes frames late (Q340)', async () => {
  const { asked, activate } = serveWorker(2)
  const done = readAhead()
  activate()
  await pass(rest * 3, scroll)
  expect(asked).toHaveLength(0)
  await pass(rest * 1.5)
  expect(asked).toHaveLength(1)
  await pass(rest * 3, scroll)
  expect(asked).toHaveLength(1)
  await pass(rest * 1.5)
  expect(asked).toHaveLength(2)
  await done
})

it('goes once, however often it is asked for meanwhile (Q340)', async () => {
  const { asked, activate } = serveWorker(2)
  const all = [readAhead(), readAhead()]
  activate()
  await pass(rest * 4)
  await Promise.all(all)
  expect(asked).toHaveLength(2)
})
