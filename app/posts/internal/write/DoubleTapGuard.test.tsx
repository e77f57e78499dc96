import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DoubleTapGuard } from './DoubleTapGuard.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the double-tap guard covers the page for 400 ms, so that the second tap of a double click presses nothing below it (Q399)', () => {
  const { container } = render(<DoubleTapGuard />)
  act(() => void vi.advanceTimersByTime(399))
  expect(container.firstElementChild?.className).toContain('fixed inset-0')
  act(() => void vi.advanceTimersByTime(1))
  expect(container.firstElementChild).toBeNull()
})
