import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pause } from './pause.ts'
import { withTimeout } from './withTimeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('withTimeout() resolves with the value of a promise that resolves in time, and leaves no timer behind', async () => {
  expect(await withTimeout(Promise.resolve('answer'), 1_000, 'late')).toBe('answer')
  expect(vi.getTimerCount()).toBe(0)
})

it('withTimeout() rejects with the error of a promise that rejects in time, and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})

it.each([['late'], [undefined]])(
  'withTimeout() resolves with the fallback %j exactly when the time has passed',
  async (fallback) => {
    const onEnd = vi.fn<(value: unknown) => void>()
    void withTimeout(new Promise(() => {}), 1_000, fallback).then(onEnd)
    await vi.advanceTimersByTimeAsync(999)
    expect(onEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onEnd.mock.calls).toEqual([[fallback]])
  },
)

it('withTimeout() does not cause an unhandled rejection when its promise rejects after the time has passed', async () => {
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

it('pause() resolves after the given number of milliseconds', async () => {
  const onEnd = vi.fn<() => void>()
  void pause(50).then(onEnd)
  await vi.advanceTimersByTimeAsync(49)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onEnd).toHaveBeenCalledOnce()
})
