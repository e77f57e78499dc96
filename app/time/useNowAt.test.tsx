import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetClock, setServerTime } from './clock.ts'
import { useNowAt } from './useNowAt.ts'

function Clock({ moments }: { moments: string[] }) {
  return <time>{useNowAt(...moments)}</time>
}
const shown = () => screen.getByRole('time').textContent

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T10:00:30Z') }))
afterEach(() => {
  cleanup()
  resetClock()
  vi.useRealTimers()
})

it('useNowAt() changes its value at a given moment, to the second by the server’s clock (S120, Q70)', () => {
  setServerTime('2026-03-01T12:00:30Z', Date.now())
  render(<Clock moments={['2026-03-01T11:00:00Z', '2026-03-01T12:03:10Z', '2026-03-01T12:03:20Z']} />)
  act(() => void vi.advanceTimersByTime(159_000))
  expect(Date.parse(shown() ?? '')).toBeLessThan(Date.parse('2026-03-01T12:03:10Z'))
  act(() => void vi.advanceTimersByTime(1_001))
  expect(shown()).toBe('2026-03-01T12:03:10.001Z')
  act(() => void vi.advanceTimersByTime(10_000))
  expect(shown()).toBe('2026-03-01T12:03:20.001Z')
})

it('useNowAt() uses the server’s clock as soon as that clock is known, even if the device’s clock was days ahead', () => {
  render(<Clock moments={['2026-03-01T10:00:40Z']} />)
  act(() => void vi.advanceTimersByTime(11_000))
  expect(shown()).toBe('2026-03-01T10:00:40.001Z')
  act(() => setServerTime('2026-02-20T09:00:00Z', Date.now()))
  expect(shown()).toBe('2026-02-20T09:00:00.000Z')
})
