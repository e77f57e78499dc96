import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../../session/sessionStore.ts'
import { waitForNextPoll, pollDelaysSeconds } from './outcomePolling.ts'
import {
  syncOpenPayments,
  storePaymentRecord,
  readOpenPayments,
  requestResend,
  supportCodeOf,
  type OpenPayment,
} from './openPayments.ts'

const payment: OpenPayment = {
  key: '1a2b3c4d-5e6f-4711-8899-aabbccddeeff',
  accountId: 'acc-hikari',
  kind: 'draw',
  name: 'draw.parade.10',
  paid: { gachaId: 'parade' },
  canResend: true,
  order: { what: 'ガチャ', quantity: '10回', price: { unit: 'coins', amount: 300, first: 'free' } },
  startedAt: 0,
  state: 'asking',
}

beforeEach(() => {
  vi.useFakeTimers()
  useSession.setState({ accountId: 'acc-hikari' })
  storePaymentRecord(payment)
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** Waits for the next poll. Returns a function that says whether the wait is over. */
function waitFor(seconds: number) {
  const waiting = { isOver: false }
  void waitForNextPoll(payment.name, seconds).then(() => (waiting.isOver = true))
  return waiting
}

describe('polling the outcome of a payment (X13)', () => {
  it('lasts two minutes, with growing intervals', () => {
    expect(pollDelaysSeconds.reduce<number>((sum, seconds) => sum + seconds, 0)).toBe(120)
    expect([...pollDelaysSeconds]).toEqual([...pollDelaysSeconds].toSorted((a, b) => a - b))
  })

  it('waits the whole interval before each request', async () => {
    const waiting = waitFor(30)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(waiting.isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(waiting.isOver).toBe(true)
  })

  it('continues without waiting when the connection is back or the user requests a resend', async () => {
    const offline = waitFor(30)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(offline.isOver).toBe(true)
    const pressed = waitFor(30)
    requestResend(payment)
    await vi.advanceTimersByTimeAsync(0)
    expect(pressed.isOver).toBe(true)
  })

  it('reacts to a resend that the user requests in another tab', async () => {
    syncOpenPayments()
    const waiting = waitFor(30)
    const place = Object.keys(localStorage).find((key) => key.endsWith(payment.name))!
    localStorage.setItem(place, JSON.stringify({ ...payment, resends: 1 }))
    dispatchEvent(Object.assign(new Event('storage'), { key: place }))
    await vi.advanceTimersByTimeAsync(0)
    expect(waiting.isOver).toBe(true)
  })
})

describe('the list of open payments', () => {
  it('contains the payments of the current member only', () => {
    expect(readOpenPayments()).toEqual([payment])
    useSession.setState({ accountId: 'acc-other' })
    expect(readOpenPayments()).toEqual([])
  })

  it('leaves out invalid stored values', () => {
    localStorage.setItem('tsudoi.payment.acc-hikari.x', '{"key":1')
    localStorage.setItem('tsudoi.payment.acc-hikari.y', '"text"')
    expect(readOpenPayments()).toEqual([payment])
  })

  it('has for each payment a code for customer support', () => expect(supportCodeOf(payment)).toBe('1A2B-3C4D-5E6F'))
})
