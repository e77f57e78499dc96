import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { followLiveCount } from './followLiveCount.ts'
import { countStaleAfterMs, useLiveCount } from './useLiveCount.ts'

const follow = vi.hoisted(() => vi.fn<typeof followLiveCount>())
vi.mock('./followLiveCount.ts', () => ({ followLiveCount: follow }))

const at = '2026-01-31T19:42:00+09:00'
const show = (isWanted = true) =>
  renderHook(({ wanted }) => useLiveCount('viewing', 'harbour-night', wanted), { initialProps: { wanted: isWanted } })
/** Sends a count from the server; the stream repeats the last one with every heartbeat. */
const sendCount = (value: number) => act(() => follow.mock.lastCall?.[2]({ value, at }))
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  follow.mockReset()
})

describe('a live count on an episode’s page (W128, C032)', () => {
  it('is marked as stale after a while without a heartbeat of the stream, and as current again with the next heartbeat', () => {
    const { result } = show()
    expect(result.current).toBeUndefined()
    sendCount(3_421)
    pass(countStaleAfterMs - 1)
    sendCount(3_421)
    pass(countStaleAfterMs - 1)
    expect(result.current).toEqual({ value: 3_421, at, isStale: false })
    pass(1)
    expect(result.current).toEqual({ value: 3_421, at, isStale: true })
    sendCount(3_422)
    expect(result.current).toEqual({ value: 3_422, at, isStale: false })
  })

  it('is loaded only while the page requests it, and is undefined afterwards', () => {
    const { result, rerender } = show()
    sendCount(3_421)
    rerender({ wanted: false })
    expect(follow.mock.lastCall?.[3].aborted).toBe(true)
    expect(result.current).toBeUndefined()
    pass(countStaleAfterMs)
    expect(result.current).toBeUndefined()
    expect(follow).toHaveBeenCalledTimes(1)
  })
})
