import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPaint } from './afterPaint.ts'

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

describe('work that waits for the paint', () => {
  it('begins in a task of its own after the next frame', async () => {
    const painted = afterPaint().then(resolved)
    frames.forEach((frame) => frame(0))
    await Promise.resolve()
    expect(resolved).not.toHaveBeenCalled()
    await painted
    expect(resolved).toHaveBeenCalledOnce()
  })

  it('begins after 100 ms where no frame comes, as behind another tab', async () => {
    const painted = afterPaint().then(resolved)
    await vi.advanceTimersByTimeAsync(99)
    expect(resolved).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await painted
    expect(resolved).toHaveBeenCalledOnce()
  })
})
