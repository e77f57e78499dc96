import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countOpenCall, useLoadingOverlay } from './openCalls.ts'

const isOpen = () => useLoadingOverlay.getState().isOpen

describe('the loading overlay (W012, S057, Q58)', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
  })

  it('closes 100 ms after the last answer', () => {
    const [first, second] = [countOpenCall(), countOpenCall()]
    vi.advanceTimersByTime(1_000)
    first()
    vi.advanceTimersByTime(200)
    expect(isOpen()).toBe(true)
    second()
    vi.advanceTimersByTime(99)
    expect(isOpen()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isOpen()).toBe(false)
  })

  it('stays open when another call begins within 100 ms of the last answer', () => {
    const first = countOpenCall()
    vi.advanceTimersByTime(1_000)
    first()
    vi.advanceTimersByTime(50)
    const second = countOpenCall()
    vi.advanceTimersByTime(100)
    expect(isOpen()).toBe(true)
    second()
  })

  it('stays open while one of two calls is in flight, even if the end of the other call is reported twice', () => {
    const [first, second] = [countOpenCall(), countOpenCall()]
    vi.advanceTimersByTime(1_000)
    first()
    first()
    vi.advanceTimersByTime(200)
    expect(isOpen()).toBe(true)
    second()
  })

  it('does not open for a call that is answered within 299 ms', () => {
    const call = countOpenCall()
    vi.advanceTimersByTime(299)
    call()
    vi.advanceTimersByTime(1_000)
    expect(isOpen()).toBe(false)
  })
})
