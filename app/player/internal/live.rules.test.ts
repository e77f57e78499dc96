import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { liveSpeed } from './live.rules.ts'

const state = { delay: 12, target: 8, ahead: 7, isPlaying: true }

describe('the playback speed of a live stream', () => {
  it('increases while the viewer is behind the broadcast and enough video is buffered', () => {
    expect(liveSpeed(state)).toBeCloseTo(1.04)
    expect(liveSpeed({ ...state, delay: 25 })).toBe(1.06)
  })

  it.each([
    ['near its newest position', { delay: 8.9 }],
    ['ahead of its target', { delay: 3 }],
    ['without a buffer above the reserve', { ahead: 4 }],
    ['paused', { isPlaying: false }],
    ['far behind because the viewer sought back', { delay: 29 }],
    ['without a known delay', { delay: Number.NaN }],
  ])('is the normal speed 1 when the stream is %s', (_, given) => {
    expect(liveSpeed({ ...state, ...given })).toBe(1)
  })

  it('never rises so far that the buffer falls below its reserve', () => {
    const numbers = fc.record({ delay: fc.integer({ min: 9, max: 27 }), ahead: fc.integer({ min: 4, max: 20 }) })
    fc.assert(
      fc.property(numbers, (given) => {
        let { delay, ahead } = { ...given, ahead: Math.min(given.ahead, given.delay) }
        for (let second = 0; second < 600; second += 1) {
          const gain = liveSpeed({ delay, ahead, target: 8, isPlaying: true }) - 1
          delay -= gain
          ahead -= gain
        }
        expect(ahead).toBeGreaterThanOrEqual(Math.min(given.ahead, given.delay, 4 - 0.06))
        expect(delay).toBeGreaterThanOrEqual(8)
      }),
    )
  })
})
