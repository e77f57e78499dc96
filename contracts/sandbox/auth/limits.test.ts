import { expect, it } from 'vitest'
import { minutes } from '../runtime/clock.ts'
import type { SandboxServices } from '../runtime/services.ts'
import type { OpenWorld } from '../runtime/db/worlds.ts'
import { RateLimits } from '../runtime/security/rateLimits.ts'
import { limitCaller } from './limits.ts'

let now = new Date('2026-11-22T00:00:00Z')
const limits = new RateLimits({ now: () => now })
const services = { limits } as unknown as SandboxServices
const world = { name: 'demo' } as OpenWorld

/** A try by a guest whose session is new. */
const tryFrom = (address: string, what: 'mail' | 'code' | 'signin') => () =>
  limitCaller({ services, world, address, sessionId: crypto.randomUUID(), accountId: undefined }, what)

it.each([
  ['mail', 1200, 10],
  ['code', 1200, 10],
  ['signin', 300, 1],
] as const)('counts %s by network too, whichever sessions it takes: %i in %i minutes (Q107)', (what, tries, window) => {
  for (let each = 0; each < tries; each += 1) tryFrom('127.0.0.1', what)()
  expect(tryFrom('127.0.0.1', what)).toThrow('TooManyRequests')
  expect(tryFrom('192.0.2.7', what)).not.toThrow()
  now = new Date(now.getTime() + minutes(window))
  expect(tryFrom('127.0.0.1', what)).not.toThrow()
})

it('counts a member by the account, whichever sessions it takes (Q107)', () => {
  const attempt = () =>
    limitCaller({ services, world, address: '::1', sessionId: crypto.randomUUID(), accountId: 'acc-hikari' }, 'mail')
  for (let each = 0; each < 10; each += 1) attempt()
  expect(attempt).toThrow('TooManyRequests')
})
