import { openOverlays } from '@tsudoi/design-system/openOverlays'
import { initialPlayerState } from '@tsudoi/design-system/screens/story/player/player.rules'
import { defaultSettings, type PlayerState } from '@tsudoi/design-system/screens/story/player/player.types'
import type { Stage } from '@tsudoi/design-system/screens/story/player/stage.types'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAutoMode } from './useAutoMode.ts'

const auto: PlayerState = { ...initialPlayerState(9, 'PORTRAIT', 3), isAuto: true }

function setVisible(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

const line: Stage = {
  position: 3,
  figures: [],
  isDark: false,
  text: 'はい',
  effects: [],
  isSceneStart: false,
  isEnd: false,
}

function run(first: PlayerState = auto, { stage = line, settings = defaultSettings, pages = 1 } = {}) {
  const onNext = vi.fn<() => void>()
  const scrollLineByPage = () => (pages -= 1) > 0
  const hook = renderHook((state: PlayerState) => useAutoMode({ state, stage, settings, scrollLineByPage, onNext }), {
    initialProps: first,
  })
  return { onNext, ...hook }
}
/** Advances the timers to the end of a wait, and then once more, so that the next wait starts. */
const advance = (milliseconds: number) => {
  for (const step of [milliseconds, 0]) act(() => void vi.advanceTimersByTime(step))
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the story player’s auto mode (W094, W095, S149)', () => {
  it('shows the next line after the chosen seconds, which begin once the current line is shown completely', () => {
    const { onNext, result, rerender } = run({ ...auto, phase: 'arriving' })
    vi.advanceTimersByTime(60_000)
    expect([result.current, onNext.mock.calls.length]).toEqual([undefined, 0])
    rerender(auto)
    expect(result.current).toBe(3_000)
    vi.advanceTimersByTime(2_999)
    expect(onNext).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onNext).toHaveBeenCalledOnce()
  })

  it('pauses in a hidden tab and under a panel, and then waits the whole time again', () => {
    const { onNext, result, rerender } = run()
    vi.advanceTimersByTime(2_000)
    setVisible(false)
    vi.advanceTimersByTime(60_000)
    expect([result.current, onNext.mock.calls.length]).toEqual([undefined, 0])
    setVisible(true)
    vi.advanceTimersByTime(2_000)
    rerender({ ...auto, panel: 'log' })
    vi.advanceTimersByTime(60_000)
    expect(onNext).not.toHaveBeenCalled()
    rerender(auto)
    vi.advanceTimersByTime(3_000)
    expect(onNext).toHaveBeenCalledOnce()
  })

  it('pauses under a dialog of the app, such as an error, and then waits the whole time again (Q171)', () => {
    const { onNext, result } = run()
    vi.advanceTimersByTime(2_000)
    let close = () => {}
    act(() => void (close = openOverlays.add(() => {})))
    vi.advanceTimersByTime(60_000)
    expect([result.current, onNext.mock.calls.length]).toEqual([undefined, 0])
    act(() => close())
    vi.advanceTimersByTime(2_999)
    expect(onNext).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onNext).toHaveBeenCalledOnce()
  })

  it('scrolls through a line that is longer than its box before it shows the next line, with a full wait for each step', () => {
    const { onNext, result } = run(auto, { pages: 3 })
    for (const _turn of [1, 2]) {
      advance(3_000)
      expect([result.current, onNext.mock.calls.length]).toEqual([3_000, 0])
    }
    advance(2_999)
    expect(onNext).not.toHaveBeenCalled()
    advance(1)
    expect(onNext).toHaveBeenCalledOnce()
  })

  it('waits on the first page of a line as long as a screen reader needs for the line, its speaker and its effects', () => {
    const name = 'あ'.repeat(27)
    const stage: Stage = {
      ...line,
      speaker: { id: 'a', name },
      // The screen reader reads the name and 「。（現れる）はい」: 35 letters, which take five seconds.
      effects: [{ action: 'FADE_IN', target: 'a', holdsWords: true, holdsAuto: true }],
    }
    const { result } = run(auto, { stage, settings: { ...defaultSettings, isSpoken: true }, pages: 2 })
    expect(result.current).toBe(5_000)
    advance(5_000)
    expect(result.current).toBe(3_000)
  })

  it('keeps the device’s screen on while auto mode is on, the tab is visible and the user is on the page', async () => {
    const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const request = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ release }))
    vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }))
    const { rerender, unmount } = run()
    await act(async () => {})
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 0])
    setVisible(false)
    expect(release).toHaveBeenCalledTimes(1)
    setVisible(true)
    await act(async () => {})
    rerender({ ...auto, isAuto: false })
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([2, 2])
    rerender(auto)
    unmount()
    await act(async () => {})
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([3, 3])
  })
})
