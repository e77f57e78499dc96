import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hallSize, assignSeats, seatCounts } from './seats.ts'

describe('the number of seats for each rarity in the hall that shows a gacha’s odds', () => {
  it('is one for each whole percent of the rarity’s odds', () => {
    expect(seatCounts([2, 8, 30, 60])).toEqual([2, 8, 30, 60])
  })

  it('is rounded up for the rarities with the largest remainders, until all 100 seats are assigned', () => {
    expect(seatCounts([0.6, 9.7, 29.9, 59.8])).toEqual([0, 10, 30, 60])
    expect(seatCounts([33.4, 33.3, 33.3])).toEqual([34, 33, 33])
  })

  it('is rounded up for the rarer of two rarities with equal remainders', () => {
    expect(seatCounts([0.5, 99.5])).toEqual([1, 99])
  })

  it('adds up to 100 over all rarities, even if the percentages do not', () => {
    expect(seatCounts([1, 3])).toEqual([25, 75])
  })

  it('is 0 for each rarity when nothing is offered', () => {
    expect(seatCounts([0, 0])).toEqual([0, 0])
    expect(seatCounts([])).toEqual([])
    expect(seatCounts([Number.NaN, -3])).toEqual([0, 0])
  })

  it('adds up to 100 over all rarities for any odds, and differs by less than one seat from the exact share', () => {
    const percents = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(percents, (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0)
        fc.pre(total > 0)
        const shares = seatCounts(parts)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
        shares.forEach((share, at) => expect(Math.abs(share - ((parts[at] ?? 0) / total) * 100)).toBeLessThan(1))
      }),
    )
  })
})

describe('the seats of the hall that shows a gacha’s odds', () => {
  it('have 100 different positions inside the hall’s drawing', () => {
    const places = assignSeats([100])
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(100)
    expect(places.every(({ x, y }) => x > 4 && x < hallSize.width - 4 && y > 12 && y < hallSize.height)).toBe(true)
  })

  it('of the rarest rarity are nearest to the stage, from the middle outwards', () => {
    const places = assignSeats([2, 8, 30, 60])
    expect(places.slice(0, 2).every(({ tier }) => tier === 0)).toBe(true)
    expect(Math.abs(places[0]?.turn ?? 90)).toBeLessThan(1)
    const rows = places.map(({ tier }) => tier ?? Infinity)
    expect(rows).toEqual(rows.toSorted((a, b) => a - b))
  })

  it('belong to no rarity when nothing is offered', () => {
    expect(assignSeats([0]).every(({ tier }) => tier === undefined)).toBe(true)
  })
})
