import { expect, it } from 'vitest'
import { RateLimits } from './rateLimits.ts'

it('refuses one try too many, each caller for itself, until the window is over', () => {
  let now = 0
  const limits = new RateLimits({ now: () => new Date(now) })
  const limit = { tries: 2, window: 60_000 }
  const attempt = (who: string) => () => limits.check('demo', who, limit)
  attempt('a')()
  attempt('a')()
  expect(attempt('a')).toThrow('TooManyRequests')
  expect(attempt('b')).not.toThrow()
  now = 59_999
  expect(attempt('a')).toThrow('TooManyRequests')
  now = 60_000
  expect(attempt('a')).not.toThrow()
})
