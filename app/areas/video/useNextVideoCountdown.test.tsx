import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextVideoDelaySeconds, useNextVideoCountdown } from './useNextVideoCountdown.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1_000))
}
const ended = (playsItself = true) => {
  const play = vi.fn<() => void>()
  const hook = renderHook(() => useNextVideoCountdown(playsItself, play))
  act(() => hook.result.current.begin())
  return { play, hook }
}

it('the next video of a playlist starts once after a countdown (W086, Q193)', () => {
  const { play, hook } = ended()
  expect(hook.result.current).toMatchObject({ isShown: true, seconds: nextVideoDelaySeconds })
  pass(nextVideoDelaySeconds - 1)
  expect(hook.result.current.seconds).toBe(1)
  expect(play).not.toHaveBeenCalled()
  pass(5)
  expect(play).toHaveBeenCalledOnce()
})

it('the next video of a playlist does not start after the viewer has cancelled or left the page (W086)', () => {
  const { play, hook } = ended()
  pass(3)
  act(() => hook.result.current.cancel())
  expect(hook.result.current.isShown).toBe(false)
  pass(nextVideoDelaySeconds)
  const left = ended()
  left.hook.unmount()
  pass(nextVideoDelaySeconds)
  expect(play).not.toHaveBeenCalled()
  expect(left.play).not.toHaveBeenCalled()
})

it('the next video of a playlist waits for a press if the browser does not let it start without one (W086)', () => {
  const { play, hook } = ended(false)
  pass(nextVideoDelaySeconds * 2)
  expect(hook.result.current).toMatchObject({ isShown: true, seconds: undefined })
  expect(play).not.toHaveBeenCalled()
})

describe('the next video of a playlist in full screen, where the countdown is not visible (W086)', () => {
  const fill = () => {
    Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true })
  }
  afterEach(() => Reflect.deleteProperty(document, 'fullscreenElement'))

  it('starts only after a press by the viewer', () => {
    fill()
    const { play, hook } = ended()
    expect(hook.result.current).toMatchObject({ isShown: true, seconds: undefined })
    pass(nextVideoDelaySeconds * 2)
    expect(hook.result.current).toMatchObject({ isShown: true, seconds: undefined })
    expect(play).not.toHaveBeenCalled()
  })

  it('starts only after a press, even if the countdown began before the viewer chose full screen', () => {
    const { play, hook } = ended()
    pass(3)
    fill()
    pass(nextVideoDelaySeconds * 2)
    expect(hook.result.current).toMatchObject({ isShown: true, seconds: undefined })
    expect(play).not.toHaveBeenCalled()
  })
})
