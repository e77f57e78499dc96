import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetClock, serverIso, setServerTime } from './clock.ts'

const now = Date.parse('2026-03-21T03:00:00.000Z')

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  resetClock()
  vi.useRealTimers()
})

it('the clock of the app returns the device’s time as ISO 8601 until the server’s time is known (S062)', () => {
  expect(serverIso()).toBe('2026-03-21T03:00:00.000Z')
  expect(serverIso(now - 60_000)).toBe('2026-03-21T02:59:00.000Z')
})

it('serverTimeOf() converts the device’s times to the server’s time, even if the server’s clock is hours ahead (S062)', () => {
  setServerTime('2026-03-21T05:00:00.000Z', now, now)
  expect(serverIso()).toBe('2026-03-21T05:00:00.000Z')
  expect(serverIso(now - 60_000)).toBe('2026-03-21T04:59:00.000Z')
})

const hour = 3_600_000

it('a time that the device’s clock gave before it was set forward is still converted to the server’s time of then (Q435)', () => {
  setServerTime('2026-03-21T03:00:00.000Z', now, now)
  vi.setSystemTime(now + 14 * hour)
  setServerTime('2026-03-21T03:00:10.000Z', Date.now(), Date.now())
  expect(serverIso(now - 60_000)).toBe('2026-03-21T02:59:00.000Z')
  expect(serverIso(Date.now())).toBe('2026-03-21T03:00:10.000Z')
})

it('a time that the device’s clock gave before it was set back is never in the server’s future (Q435)', () => {
  setServerTime('2026-03-20T03:00:00.000Z', now, now)
  vi.setSystemTime(now - 24 * hour)
  setServerTime('2026-03-20T03:00:10.000Z', Date.now(), Date.now())
  expect(serverIso(now - 60_000)).toBe('2026-03-20T03:00:10.000Z')
})

it('a device’s time from before the first answer of the server is converted by that answer (S062)', () => {
  setServerTime('2026-03-20T13:00:00.000Z', now, now)
  expect(serverIso(now - 60_000)).toBe('2026-03-20T12:59:00.000Z')
})
