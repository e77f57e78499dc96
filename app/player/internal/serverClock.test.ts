import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../api/call.ts'
import { isMember } from '../../session/sessionStore.ts'
import { narrowClockOffset } from '../../time/clockBounds.ts'
import { estimateServerClock } from './serverClock.ts'

vi.mock('../../api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock(import('../../session/sessionStore.ts'), async (original) => ({
  ...(await original()),
  isMember: vi.fn<typeof isMember>(),
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Reads the clock of a simulated server, which is `offset` ms ahead. `roundTrips` are the durations of the requests, in
 * ms. Returns the error of the last estimate, in ms, and the number of requests.
 */
async function read(offset: number, roundTrips: readonly number[]): Promise<{ error: number; requests: number }> {
  let requests = 0
  let estimate = Number.NaN
  const request = async () => {
    const roundTrip = roundTrips[requests] ?? 0
    requests += 1
    await wait(roundTrip / 2)
    const time = new Date(Date.now() + offset)
    await wait(roundTrip / 2)
    return time
  }
  vi.mocked<() => Promise<unknown>>(call as never).mockImplementation(async () => ({
    time: (await request()).toISOString(),
  }))
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { Date: (await request()).toUTCString() } }))
  const done = estimateServerClock((next) => (estimate = next), new AbortController().signal)
  await vi.runAllTimersAsync()
  await done
  return { error: Math.abs(estimate - offset), requests }
}

describe('the server’s clock', () => {
  it('is read for a guest to 0.1 s by at most five requests for whole seconds (Q189)', async () => {
    vi.mocked(isMember).mockReturnValue(false)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -90_000, max: 90_000 }),
        fc.array(fc.integer({ min: 2, max: 60 }), { minLength: 8, maxLength: 8 }),
        async (offset, roundTrips) => {
          const { error, requests } = await read(offset, roundTrips)
          expect(error).toBeLessThanOrEqual(101)
          expect(requests).toBeLessThanOrEqual(5)
        },
      ),
    )
  })

  it('is read for a guest to a second from answers that a cache has stored for some minutes', async () => {
    vi.mocked(isMember).mockReturnValue(false)
    const storedFor = 300
    vi.stubGlobal('fetch', () => {
      const stored = new Date(Date.now() + 60_000 - storedFor * 1000)
      return Promise.resolve(new Response(null, { headers: { Date: stored.toUTCString(), Age: String(storedFor) } }))
    })
    let estimate = Number.NaN
    const done = estimateServerClock((next) => (estimate = next), new AbortController().signal)
    await vi.runAllTimersAsync()
    await done
    expect(Math.abs(estimate - 60_000)).toBeLessThanOrEqual(1_000)
  })

  it('is read for a member to 0.1 s by one request that takes up to 0.2 s (C020)', async () => {
    vi.mocked(isMember).mockReturnValue(true)
    const { error, requests } = await read(-90_000, [180])
    expect(requests).toBe(1)
    expect(error).toBeLessThanOrEqual(101)
  })

  it('is estimated again when an answer contradicts the earlier ones, because a clock was changed', () => {
    const before = { low: 0, high: 20 }
    expect(narrowClockOffset(before, { from: 5_000, to: 5_000, askedAt: 90, answeredAt: 100 })).toEqual({
      low: 4_900,
      high: 4_910,
    })
  })
})
