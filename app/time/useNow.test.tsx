import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetClock, setServerTime } from './clock.ts'
import { useNow } from './useNow.ts'

const rendered = vi.fn<(now: string) => void>()
function Clock() {
  const now = useNow()
  rendered(now)
  return <time>{now}</time>
}
const shown = () => screen.getByRole('time').textContent

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:30Z') })
  rendered.mockClear()
})
afterEach(() => {
  cleanup()
  resetClock()
  vi.useRealTimers()
})

it('useNow() returns the server’s time in the first render of a page, without a second render', () => {
  setServerTime('2026-03-01T12:00:30Z', Date.now())
  render(<Clock />)
  expect(shown()).toBe('2026-03-01T12:00:30.000Z')
  expect(rendered).toHaveBeenCalledOnce()
})

it('useNow() changes its value each minute, and stops when its page is unmounted', () => {
  const { unmount } = render(<Clock />)
  act(() => void vi.advanceTimersByTime(59_999))
  expect(shown()).toBe('2026-03-01T10:00:30.000Z')
  act(() => void vi.advanceTimersByTime(1))
  expect(shown()).toBe('2026-03-01T10:01:30.000Z')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
