import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { middleOf, narrow, unknownBounds, type Bounds } from '../../../session/clockBounds.ts'
import { waitForTick } from './hostClock.ts'

/** Queries a clock of whole seconds like `readHostClock` does. */
function read(offset: number, journeys: readonly number[]): Bounds {
  let bounds = unknownBounds
  let now = 1_000_000
  for (const [asked, journey] of journeys.entries()) {
    if (asked > 0) now += waitForTick(bounds, now)
    const host = now + journey / 2 + offset
    const second = Math.floor(host / 1000) * 1000
    bounds = narrow(bounds, { from: second, to: second + 1000, askedAt: now, answeredAt: now + journey })
    now += journey
  }
  return bounds
}

describe('the offset of the server’s clock', () => {
  it('is found within 60 ms from whole seconds, with an offset of up to 90 s and a slow connection', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -90_000, max: 90_000 }),
        fc.array(fc.integer({ min: 2, max: 60 }), { minLength: 8, maxLength: 8 }),
        (offset, journeys) => {
          expect(Math.abs(middleOf(read(offset, journeys)) - offset)).toBeLessThanOrEqual(60)
        },
      ),
    )
  })

  it('is measured again when an answer contradicts the others, because a clock was changed', () => {
    const before = { low: 0, high: 20 }
    expect(narrow(before, { from: 5_000, to: 5_000, askedAt: 90, answeredAt: 100 })).toEqual({
      low: 4_900,
      high: 4_910,
    })
  })
})
