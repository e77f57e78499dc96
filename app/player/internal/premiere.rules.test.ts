import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createPremiereSync } from './playbackSync.ts'
import { driftCorrection, premiereStateAt } from './premiere.rules.ts'

describe('a premiere', () => {
  it.each([
    [990_000, { is: 'room', startsIn: 10 }],
    [1_000_000, { is: 'on', place: 0 }],
    [1_020_500, { is: 'on', place: 20.5 }],
    [1_060_000, { is: 'over' }],
  ])('at time %d (ms) has the state %o', (now, expected) => {
    expect(premiereStateAt(1_000_000, now, 60)).toEqual(expected)
  })

  it('without a known length never ends', () => {
    expect(premiereStateAt(0, 9e9, undefined)).toEqual({ is: 'on', place: 9e6 })
  })
})

/**
 * Simulates a device whose seeks take `seekSeconds`. Returns how far it is off the server's clock, every quarter
 * second.
 */
function simulate(start: number, seekSeconds: number, seconds: number): number[] {
  const drifts: number[] = []
  let now = 0
  let place = start
  let stoppedUntil = 0
  const element = {
    paused: false,
    readyState: 4,
    playbackRate: 1,
    get seeking() {
      return now < stoppedUntil
    },
    get currentTime() {
      return place
    },
    set currentTime(next: number) {
      place = next
      stoppedUntil = now + seekSeconds * 1000
    },
  }
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const sync = createPremiereSync(element as HTMLVideoElement, -100_000, () => now)
  for (; now < seconds * 1000; now += 250) {
    sync(undefined)
    const played = Math.max(0, Math.min(0.25, (now + 250 - stoppedUntil) / 1000))
    place += played * element.playbackRate
    drifts.push(Math.abs(place - (100 + (now + 250) / 1000)))
  }
  vi.restoreAllMocks()
  return drifts
}

describe('corrections of a premiere’s position to the server’s clock', () => {
  it('bring a device to within 0.5 s of that clock in 40 s and keep it there, however slow its seeks are (Q189)', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 90, max: 110, noNaN: true }),
        fc.double({ min: 0, max: 1.9, noNaN: true }),
        (start, seekSeconds) => {
          expect(Math.max(...simulate(start, seekSeconds, 60).slice(40 * 4))).toBeLessThanOrEqual(0.5)
        },
      ),
    )
  })

  it('bring a device whose seeks take 0.5 s to within 1 s of that clock, in 2 s', () => {
    expect(Math.max(...simulate(60, 0.5, 30).slice(2 * 4))).toBeLessThanOrEqual(1)
  })

  it('change neither position nor speed for a drift that viewers cannot notice', () => {
    for (const drift of [-0.4, 0, 0.4, Number.NaN]) expect(driftCorrection(drift, true)).toEqual({ rate: 1 })
  })

  it('change the speed by 6 % for a drift of up to two seconds, or shortly after a seek', () => {
    expect([-2, 2].map((drift) => driftCorrection(drift, true))).toEqual([{ rate: 1.06 }, { rate: 0.94 }])
    expect(driftCorrection(-60, false)).toEqual({ rate: 1.06 })
  })

  it('seek for a drift of more than two seconds', () => {
    expect([-2.1, 60].map((drift) => driftCorrection(drift, true))).toEqual(['seek', 'seek'])
  })
})
