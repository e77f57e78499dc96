import { afterAll, beforeAll, expect, it } from 'vitest'
import { minutes } from '../runtime/clock.ts'
import { demoDataset } from '../runtime/db/datasets.ts'
import { orFail } from '../runtime/failure.ts'
import { RateLimits } from '../runtime/security/rateLimits.ts'
import { TestSandbox } from '../testing/testSandbox.ts'
import { limitCaller } from './limits.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())

let now = new Date('2026-11-22T00:00:00Z')
const limits = new RateLimits({ now: () => now })

/** Counts a try of a guest who has started a new session at this network address. */
function tryFrom(address: string, what: Parameters<typeof limitCaller>[1], operation = 'POST /some') {
  const dataset = orFail(sandbox.services.datasets.get(demoDataset))
  const services = { ...sandbox.services, limits }
  const ctx = { db: dataset.db, now, dataset, services, operation, address, deviceId: undefined }
  return limitCaller({ ...ctx, sessionId: crypto.randomUUID(), accountId: undefined }, what)
}

it.each([
  ['mail', 1200, 10],
  ['code', 1200, 10],
  ['signin', 300, 1],
  ['provider', 600, 1],
] as const)(
  'the login endpoints refuse a network, over all its sessions, further tries of the kind “%s” after %i in %i minutes (Q107)',
  async (what, tries, window) => {
    for (let each = 0; each < tries; each += 1) await tryFrom('127.0.0.1', what)
    await expect(tryFrom('127.0.0.1', what)).rejects.toThrow('TooManyRequests')
    await expect(tryFrom('192.0.2.7', what)).resolves.toBeUndefined()
    // A different endpoint with the same kind of limit has its own count.
    await expect(tryFrom('127.0.0.1', what, 'POST /other')).resolves.toBeUndefined()
    now = new Date(now.getTime() + minutes(window))
    await expect(tryFrom('127.0.0.1', what)).resolves.toBeUndefined()
  },
)

it('the login endpoints limit a member’s tries per account, over all sessions of the account (Q107)', async () => {
  const { limits: own } = sandbox.services
  const dataset = orFail(sandbox.services.datasets.get(demoDataset))
  const ctx = { db: dataset.db, now, dataset, services: { ...sandbox.services, limits: own }, operation: 'POST /some' }
  const attempt = () =>
    limitCaller(
      { ...ctx, address: '::1', deviceId: undefined, sessionId: crypto.randomUUID(), accountId: 'acc-hikari' },
      'mail',
    )
  for (let each = 0; each < 10; each += 1) await attempt()
  await expect(attempt()).rejects.toThrow('TooManyRequests')
})
