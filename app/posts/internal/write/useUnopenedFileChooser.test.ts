import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooserHelpDelayMs, useUnopenedFileChooser } from './useUnopenedFileChooser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Calls `onChoose`, triggers an event, and returns whether the help is shown afterwards. */
function offersHelp(happens: () => void): boolean {
  const { result, unmount } = renderHook(() => useUnopenedFileChooser())
  act(() => result.current.onChoose())
  act(happens)
  act(() => void vi.advanceTimersByTime(chooserHelpDelayMs))
  const { isSilent } = result.current
  unmount()
  return isSilent
}

describe('the button that opens the device’s file chooser', () => {
  it('shows a help text if the chooser does not open (W080)', () => {
    expect(offersHelp(() => undefined)).toBe(true)
  })

  it.each(['blur', 'visibilitychange', 'pagehide'])(
    'shows no help text if an event shows that the chooser has opened: %s',
    (sign) => {
      expect(offersHelp(() => void window.dispatchEvent(new Event(sign)))).toBe(false)
    },
  )

  it.each(['cancel', 'change'])('shows no help text if an event shows that the chooser has closed: %s', (sign) => {
    const input = document.body.appendChild(document.createElement('input'))
    expect(offersHelp(() => void input.dispatchEvent(new Event(sign, { bubbles: true })))).toBe(false)
  })

  it('hides the help text if the chooser opens late', () => {
    const { result } = renderHook(() => useUnopenedFileChooser())
    act(() => result.current.onChoose())
    act(() => void vi.advanceTimersByTime(chooserHelpDelayMs))
    act(() => result.current.onAnswer())
    expect(result.current.isSilent).toBe(false)
  })
})
