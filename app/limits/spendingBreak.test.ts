import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memberHost } from '../testing/memberHost.tsx'
import { stopClock } from '../time/clock.ts'
import { beginBreak, syncBreak } from './spendingBreak.ts'
import { withBreak } from './spendingLock.ts'
import { changeSpendingLock, readSpendingLock } from './spendingLocks.ts'

const server = memberHost()
const member = 'acc-hikari'
const day = 24 * 60
const tomorrow = '2026-02-01T10:00:00.000Z'
const nextWeek = '2026-02-07T10:00:00.000Z'

beforeEach(() => stopClock('2026-01-31T10:00:00Z'))
afterEach(() => {
  stopClock()
  localStorage.clear()
})

const breakHere = () => readSpendingLock(member).breakUntil

/** Simulates a host that keeps the longer break. */
function host(end?: string) {
  const state = { end, sent: [] as number[] }
  server.use(
    http.get('*/v1/spending', () => HttpResponse.json({ breakEndTime: state.end })),
    http.put('*/v1/spending/break', async ({ request }) => {
      const { minutes } = (await request.json()) as { minutes: number }
      state.sent.push(minutes)
      const asked = new Date(Date.parse('2026-01-31T10:00:00Z') + minutes * 60_000).toISOString()
      state.end = state.end && state.end > asked ? state.end : asked
      return HttpResponse.json({ breakEndTime: state.end })
    }),
  )
  return state
}

describe('a break from spending (Q526)', () => {
  it('begins on this device and is sent to the server', async () => {
    const state = host()
    expect(await beginBreak(member, day)).toBe('account')
    expect(state.sent).toEqual([day])
    expect(breakHere()).toBe(tomorrow)
  })

  it('lasts as long as the longest break that any device of the member has begun', async () => {
    host(nextWeek)
    expect(await beginBreak(member, day)).toBe('account')
    expect(breakHere()).toBe(nextWeek)
  })

  it('applies only to this device if the server has no call for breaks', async () => {
    server.use(http.put('*/v1/spending/break', () => HttpResponse.json({}, { status: 404 })))
    server.use(http.get('*/v1/spending', () => HttpResponse.json({}, { status: 404 })))
    expect(await beginBreak(member, day)).toBe('device')
    expect(breakHere()).toBe(tomorrow)
    expect(await syncBreak(member)).toBe('device')
  })

  it('applies to this device at once even without a connection, and is sent to the server by the next synchronization', async () => {
    server.use(http.put('*/v1/spending/break', () => HttpResponse.error()))
    await expect(beginBreak(member, 7 * day)).rejects.toMatchObject({ kind: 'network' })
    expect(breakHere()).toBe(nextWeek)
    const state = host()
    expect(await syncBreak(member)).toBe('account')
    expect(state.sent).toEqual([7 * day])
    expect(await syncBreak(member)).toBe('account')
    expect(state.sent).toHaveLength(1)
  })

  it('that began on another device applies to this device after the next synchronization', async () => {
    host(nextWeek)
    expect(await syncBreak(member)).toBe('account')
    expect(breakHere()).toBe(nextWeek)
  })

  it('that has ended is not sent again', async () => {
    changeSpendingLock(member, (lock) => withBreak(lock, '2026-01-30T10:00:00Z'))
    const state = host()
    expect(await syncBreak(member)).toBe('account')
    expect(state.sent).toEqual([])
  })
})
