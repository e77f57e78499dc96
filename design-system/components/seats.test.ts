import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HALL, seats, seatShares } from './seats.ts'

describe('seatShares', () => {
  it('gives each whole percent one seat', () => {
    expect(seatShares([2, 8, 30, 60])).toEqual([2, 8, 30, 60])
  })

  it('gives the remaining seats to the largest remainders', () => {
    expect(seatShares([0.6, 9.7, 29.9, 59.8])).toEqual([0, 10, 30, 60])
    expect(seatShares([33.4, 33.3, 33.3])).toEqual([34, 33, 33])
  })

  it('prefers the rarer tier when remainders are equal', () => {
    expect(seatShares([0.5, 99.5])).toEqual([1, 99])
  })

  it('assigns all 100 seats also when the percentages do not add up to 100', () => {
    expect(seatShares([1, 3])).toEqual([25, 75])
  })

  it('leaves every seat empty when nothing is offered', () => {
    expect(seatShares([0, 0])).toEqual([0, 0])
    expect(seatShares([])).toEqual([])
    expect(seatShares([Number.NaN, -3])).toEqual([0, 0])
  })

  it('always assigns exactly 100 seats, each tier within one seat of its exact share', () => {
    const percents = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(percents, (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0)
        fc.pre(total > 0)
        const shares = seatShares(parts)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
        shares.forEach((share, at) => expect(Math.abs(share - ((parts[at] ?? 0) / total) * 100)).toBeLessThan(1))
      }),
    )
  })
})

describe('seats', () => {
  it('returns 100 different positions inside the drawing', () => {
    const places = seats([100])
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(100)
    expect(places.every(({ x, y }) => x > 4 && x < HALL.width - 4 && y > 12 && y < HALL.height)).toBe(true)
  })

  it('places the rarest tier nearest to the stage, from the middle outwards', () => {
    const places = seats([2, 8, 30, 60])
    expect(places.slice(0, 2).every(({ tier }) => tier === 0)).toBe(true)
    expect(Math.abs(places[0]?.turn ?? 90)).toBeLessThan(1)
    const rows = places.map(({ tier }) => tier ?? Infinity)
    expect(rows).toEqual(rows.toSorted((a, b) => a - b))
  })

  it('assigns no tier to the seats when nothing is offered', () => {
    expect(seats([0]).every(({ tier }) => tier === undefined)).toBe(true)
  })
})
