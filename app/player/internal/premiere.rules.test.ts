import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctDrift, initialSync, premiereStateAt } from './premiere.rules.ts'

describe('a premiere', () => {
  it.each([
    [990_000, { is: 'room', startsIn: 10 }],
    [1_000_000, { is: 'on', place: 0 }],
    [1_020_500, { is: 'on', place: 20.5 }],
    [1_060_000, { is: 'over' }],
  ])('at time %d (ms) has the state %o', (now, expected) => {
    expect(premiereStateAt(1_000_000, now, 60)).toEqual(expected)
  })

  it('without a length is never over', () => {
    expect(premiereStateAt(0, 9e9, undefined)).toEqual({ is: 'on', place: 9e6 })
  })
})

/** Simulates a device whose seeks take `seekTime`. Returns its drift every quarter second. */
function simulate(start: number, seekTime: number, seconds: number): number[] {
  const drifts: number[] = []
  let memory = initialSync
  let place = start
  let stoppedUntil = 0
  for (let now = 0; now < seconds * 1000; now += 250) {
    const wanted = 100 + now / 1000
    const result = correctDrift(memory, { place, wanted, now, isPlaying: now >= stoppedUntil })
    memory = result.memory
    if (result.correction.seek !== undefined) {
      place = result.correction.seek
      stoppedUntil = now + seekTime * 1000
    }
    const played = Math.max(0, Math.min(0.25, (now + 250 - stoppedUntil) / 1000))
    place += played * result.correction.rate
    drifts.push(Math.abs(place - (100 + (now + 250) / 1000)))
  }
  return drifts
}

describe('corrections to the common clock', () => {
  it('bring a device within 100 ms in five seconds and keep it there, however slow its seeks', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 90, max: 110, noNaN: true }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (start, seekTime) => {
          const late = simulate(start, seekTime, 30).slice(5 * 4)
          const p95 = late.toSorted((a, b) => a - b)[Math.floor(late.length * 0.95)] ?? 1
          expect(p95).toBeLessThanOrEqual(0.1)
        },
      ),
    )
  })

  it('do nothing while paused or within the tolerance', () => {
    const input = { place: 5, wanted: 90, now: 0, isPlaying: false }
    expect(correctDrift(initialSync, input).correction).toEqual({ rate: 1 })
    expect(correctDrift(initialSync, { ...input, place: 90.02, isPlaying: true }).correction).toEqual({ rate: 1 })
  })

  it('seek at most once in two and a half seconds', () => {
    const first = correctDrift(initialSync, { place: 0, wanted: 60, now: 0, isPlaying: true })
    expect(first.correction.seek).toBeCloseTo(60.15)
    const again = correctDrift(first.memory, { place: 0, wanted: 61, now: 1_000, isPlaying: true })
    expect(again.correction.seek).toBeUndefined()
  })
})
