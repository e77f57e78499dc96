import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { waitForPaint } from './waitForPaint.ts'

const frames: FrameRequestCallback[] = []
const resolved = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(() => {
  frames.length = 0
  resolved.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('work that the app delays until the next paint', () => {
  it('begins in a task of its own after the next frame', async () => {
    const painted = waitForPaint().then(resolved)
    frames.forEach((frame) => frame(0))
    await Promise.resolve()
    expect(resolved).not.toHaveBeenCalled()
    await painted
    expect(resolved).toHaveBeenCalledOnce()
  })

  it('never begins if the session ends before the paint (Q350)', async () => {
    useSession.setState({ accountId: 'acc-hikari' })
    void waitForPaint().then(resolved)
    resetSession()
    useSession.setState({ accountId: 'acc-sora' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(resolved).not.toHaveBeenCalled()
    resetSession()
  })

  it('begins after 100 ms if the browser paints no frame, as in a background tab', async () => {
    const painted = waitForPaint().then(resolved)
    await vi.advanceTimersByTimeAsync(99)
    expect(resolved).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await painted
    expect(resolved).toHaveBeenCalledOnce()
  })
})
