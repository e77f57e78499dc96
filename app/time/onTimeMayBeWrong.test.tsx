import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetClock, setServerTime } from './clock.ts'
import { followServerClock } from './followServerClock.ts'
import { onTimeMayBeWrong } from './onTimeMayBeWrong.ts'
import { useNow } from './useNow.ts'
import { useNowAt } from './useNowAt.ts'

const end = '2026-03-01T10:00:50.000Z'
const night = 8 * 3_600_000
const Now = () => <time>{useNow()}</time>
const NowAtEnd = () => <time>{useNowAt(end)}</time>
const shown = () => screen.getByRole('time').textContent

const setHidden = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
const signs: [string, () => void][] = [
  ['the tab becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'the page is restored from the back-forward cache',
    () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['the next check sees the jump', () => vi.advanceTimersByTime(1_000)],
]

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:30Z') })
  stop = followServerClock()
})
afterEach(() => {
  stop()
  cleanup()
  resetClock()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe.each([
  ['useNow()', Now],
  ['useNowAt()', NowAtEnd],
])('%s (Q435)', (_name, Clock) => {
  it.each(signs)('returns the right time after the device has slept for a night, as soon as %s', (_sign, show) => {
    render(<Clock />)
    vi.setSystemTime(Date.now() + night)
    act(show)
    expect(Date.parse(shown() ?? '')).toBe(Date.now())
  })

  it.each(signs)('returns the earlier time after the device’s clock was set back, as soon as %s', (_sign, show) => {
    render(<Clock />)
    act(() => void vi.advanceTimersByTime(21_000))
    vi.setSystemTime(Date.now() - night)
    act(show)
    expect(Date.parse(shown() ?? '')).toBe(Date.now())
  })
})

it('useNowAt() returns a moment after the end, if the end passed while the device slept, as soon as the tab is visible (Q435)', () => {
  setServerTime('2026-03-01T10:00:30Z', Date.now())
  render(<NowAtEnd />)
  vi.setSystemTime(new Date('2026-03-01T10:00:51Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(Date.parse(shown() ?? '')).toBeGreaterThan(Date.parse(end))
})

describe('onTimeMayBeWrong() (Q435)', () => {
  it('does not call its listener while time passes as usual, when the tab becomes hidden, or on the page’s first load', () => {
    const listener = vi.fn<() => void>()
    const unsubscribe = onTimeMayBeWrong(listener)
    vi.advanceTimersByTime(600_000)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    setHidden(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(listener).not.toHaveBeenCalled()
    unsubscribe()
  })

  it('does not call a listener that has unsubscribed, and leaves no timer behind', () => {
    const listener = vi.fn<() => void>()
    onTimeMayBeWrong(listener)()
    stop()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(listener).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})
