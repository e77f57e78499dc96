import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silence, useSilentChooser } from './useSilentChooser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Asks for a chooser, lets something happen, and tells whether help is offered in the end. */
function offersHelp(happens: () => void): boolean {
  const { result, unmount } = renderHook(() => useSilentChooser())
  act(() => result.current.onChoose())
  act(happens)
  act(() => void vi.advanceTimersByTime(silence))
  const { isSilent } = result.current
  unmount()
  return isSilent
}

describe('a file chooser that was asked for', () => {
  it('and shows nothing gets help (W080)', () => {
    expect(offersHelp(() => undefined)).toBe(true)
  })

  it.each(['blur', 'visibilitychange', 'pagehide'])('and opens gets none: %s', (sign) => {
    expect(offersHelp(() => void window.dispatchEvent(new Event(sign)))).toBe(false)
  })

  it.each(['cancel', 'change'])('and answers gets none: %s', (sign) => {
    const input = document.body.appendChild(document.createElement('input'))
    expect(offersHelp(() => void input.dispatchEvent(new Event(sign, { bubbles: true })))).toBe(false)
  })

  it('and answers at last takes its help away', () => {
    const { result } = renderHook(() => useSilentChooser())
    act(() => result.current.onChoose())
    act(() => void vi.advanceTimersByTime(silence))
    act(() => result.current.onAnswer())
    expect(result.current.isSilent).toBe(false)
  })
})
