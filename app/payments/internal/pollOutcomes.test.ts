import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../../session/sessionStore.ts'
import { pollOutcomes, pauseMinutesAfterRound } from './pollOutcomes.ts'
import { storePaymentRecord, findOpenPayment, type OpenPayment } from './openPayments.ts'

const payment: OpenPayment = {
  key: '1a2b3c4d',
  accountId: 'acc-hikari',
  kind: 'draw',
  name: 'draw.parade.10',
  paid: { gachaId: 'parade' },
  canResend: true,
  order: { what: 'ガチャ', quantity: '10回', price: { unit: 'coins', amount: 300, first: 'free' } },
  startedAt: 0,
  state: 'waiting',
}
const minute = 60_000

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  useSession.setState({ accountId: 'acc-hikari' })
  storePaymentRecord(payment)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

const state = () => findOpenPayment(payment.name)?.state
/** Sets the state after two minutes of polling without a result. */
const goesOnWaiting = () => storePaymentRecord(payment)
const setHidden = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)

describe('the order history, which polls the outcome of open payments (X13, R045, Q112)', () => {
  it('polls when the page opens, then with growing intervals until the page is closed', () => {
    stop = pollOutcomes()
    expect(state()).toBe('asking')
    for (const rest of [0, 1, 2, 3, 4].map(pauseMinutesAfterRound)) {
      goesOnWaiting()
      vi.advanceTimersByTime(rest * minute - 1)
      expect(state()).toBe('waiting')
      vi.advanceTimersByTime(1)
      expect(state()).toBe('asking')
    }
    goesOnWaiting()
    stop()
    vi.advanceTimersByTime(60 * minute)
    expect(state()).toBe('waiting')
  })

  it.each([
    ['focus', window],
    ['online', window],
    ['visibilitychange', document],
  ] as const)('polls without waiting when the user returns (%s), and not after the page is closed', (sign, place) => {
    stop = pollOutcomes()
    goesOnWaiting()
    place.dispatchEvent(new Event(sign))
    expect(state()).toBe('asking')
    goesOnWaiting()
    stop()
    place.dispatchEvent(new Event(sign))
    expect(state()).toBe('waiting')
  })

  it('does not poll while the page is hidden', () => {
    stop = pollOutcomes()
    goesOnWaiting()
    setHidden(true)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    vi.advanceTimersByTime(60 * minute)
    expect(state()).toBe('waiting')
    setHidden(false)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    expect(state()).toBe('asking')
  })

  it('does not poll payments whose outcome is known, or which another poll is already checking', () => {
    storePaymentRecord({ ...payment, state: 'notDone' })
    stop = pollOutcomes()
    expect(state()).toBe('notDone')
  })
})
