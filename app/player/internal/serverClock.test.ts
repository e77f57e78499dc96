import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { middleOfBounds, narrowBounds, unknownBounds, type Bounds } from '../../time/clockBounds.ts'
import { msUntilNextTick } from './serverClock.ts'

/** Reads a clock of whole seconds like `estimateServerClock` does. */
function read(offset: number, journeys: readonly number[]): Bounds {
  let bounds = unknownBounds
  let now = 1_000_000
  for (const [index, journey] of journeys.entries()) {
    if (index > 0) now += msUntilNextTick(bounds, now)
    const host = now + journey / 2 + offset
    const second = Math.floor(host / 1000) * 1000
    bounds = narrowBounds(bounds, { from: second, to: second + 1000, askedAt: now, answeredAt: now + journey })
    now += journey
  }
  return bounds
}

describe('the server’s clock', () => {
  it('is estimated within 60 ms from whole seconds, with an offset of 90 s and a slow network', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -90_000, max: 90_000 }),
        fc.array(fc.integer({ min: 2, max: 60 }), { minLength: 8, maxLength: 8 }),
        (offset, journeys) => {
          expect(Math.abs(middleOfBounds(read(offset, journeys)) - offset)).toBeLessThanOrEqual(60)
        },
      ),
    )
  })

  it('is estimated again when an answer contradicts the others, because a clock was changed', () => {
    const before = { low: 0, high: 20 }
    expect(narrowBounds(before, { from: 5_000, to: 5_000, askedAt: 90, answeredAt: 100 })).toEqual({
      low: 4_900,
      high: 4_910,
    })
  })
})
