import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pause } from './pause.ts'
import { withTimeout } from './withTimeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('withTimeout() resolves with the value of a promise in time, and leaves no timer behind', async () => {
  expect(await withTimeout(Promise.resolve('answer'), 1_000, 'late')).toBe('answer')
  expect(vi.getTimerCount()).toBe(0)
})

it('withTimeout() rejects like a promise that rejects in time, and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})

it.each([['late'], [undefined]])(
  'withTimeout() resolves with the fallback %j exactly after the time',
  async (fallback) => {
    const onEnd = vi.fn<(value: unknown) => void>()
    void withTimeout(new Promise(() => {}), 1_000, fallback).then(onEnd)
    await vi.advanceTimersByTimeAsync(999)
    expect(onEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onEnd.mock.calls).toEqual([[fallback]])
  },
)

it('withTimeout() does not report a promise that rejects after the time as unhandled', async () => {
  const onUnhandled = vi.fn<() => void>()
  process.on('unhandledRejection', onUnhandled)
  const { promise, reject } = Promise.withResolvers<string>()
  const waited = withTimeout(promise, 1_000, 'late')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await waited).toBe('late')
  reject(new Error('too late'))
  vi.useRealTimers()
  await pause(0)
  process.off('unhandledRejection', onUnhandled)
  expect(onUnhandled).not.toHaveBeenCalled()
})

it('pause() resolves after the given milliseconds', async () => {
  const onEnd = vi.fn<() => void>()
  void pause(50).then(onEnd)
  await vi.advanceTimersByTimeAsync(49)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onEnd).toHaveBeenCalledOnce()
})
