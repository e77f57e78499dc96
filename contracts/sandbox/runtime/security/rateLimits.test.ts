import { expect, it, vi } from 'vitest'
import { RateLimits } from './rateLimits.ts'

it('RateLimits refuses a caller’s tries beyond the limit until the time window ends', () => {
  let now = 0
  const limits = new RateLimits({ now: () => new Date(now) })
  const limit = { tries: 2, window: 60_000 }
  const attempt = (who: string) => () => limits.countTry('demo', who, limit)
  attempt('a')()
  attempt('a')()
  expect(attempt('a')).toThrow('TooManyRequests')
  expect(attempt('b')).not.toThrow()
  now = 59_999
  expect(attempt('a')).toThrow('TooManyRequests')
  now = 60_000
  expect(attempt('a')).not.toThrow()
})

it('RateLimits removes expired counts, and walks through its counts fewer than 20 times for 20,000 callers', () => {
  let now = 0
  const limits = new RateLimits({ now: () => new Date(now) })
  const sweeps = vi.spyOn(Map.prototype, Symbol.iterator)
  const check = (from: number, count: number) => {
    for (let who = from; who < from + count; who += 1)
      limits.countTry('demo', `caller ${who}`, { tries: 2, window: 60_000 })
  }
  check(0, 20_000)
  const sweepsOfMany = sweeps.mock.calls.length
  sweeps.mockRestore()
  expect(sweepsOfMany).toBeLessThan(20)
  expect(limits.size).toBe(20_000)
  now = 60_000
  check(20_000, 20_000)
  expect(limits.size).toBeLessThan(40_000)
})
