import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawOneItem, fairRandom, oddsInPercent } from './odds.ts'

const chance = (weight: number, left = Infinity) => ({ weight, left })

describe('the odds of a gacha', () => {
  it('assign every random number to exactly one item (C077)', () => {
    const chances = [chance(250), chance(950), chance(2800), chance(6000)]
    const drawn = Array.from({ length: 10_000 }, (_, ticket) => drawOneItem(chances, () => ticket))
    expect(chances.map((each) => drawn.filter((item) => item === each).length)).toEqual([250, 950, 2800, 6000])
  })

  it('distribute the share of sold-out items over the other items in proportion to their shares', () => {
    const chances = [chance(5000, 0), chance(2000), chance(3000)]
    expect(oddsInPercent(chances)).toEqual([0, 40, 60])
    const drawn = Array.from({ length: 5000 }, (_, ticket) => drawOneItem(chances, () => ticket))
    expect(chances.map((each) => drawn.filter((item) => item === each).length)).toEqual([0, 2000, 3000])
  })

  it('assign no item to any random number when all items are sold out', () => {
    expect(drawOneItem([chance(10_000, 0)])).toBeUndefined()
    expect(oddsInPercent([chance(10_000, 0)])).toEqual([0])
  })

  it('add up to exactly 100 % at every stock', () => {
    const items = fc.array(
      fc.record({ weight: fc.integer({ min: 1, max: 10_000 }), left: fc.integer({ min: 0, max: 2 }) }),
    )
    fc.assert(
      fc.property(items, (chances) => {
        const hundredths = oddsInPercent(chances).map((percent) => Math.round(percent * 100))
        const total = hundredths.reduce((sum, share) => sum + share, 0)
        expect(total).toBe(chances.some(({ left }) => left > 0) ? 10_000 : 0)
      }),
    )
  })

  it('agree with the results of draws with the real source of randomness', () => {
    const chances = [chance(1000), chance(9000)]
    const rare = Array.from({ length: 20_000 }, () => drawOneItem(chances, fairRandom)).filter(
      (item) => item === chances[0],
    ).length
    // Seven standard deviations of 42 draws are about 300. A fair draw exceeds that once in 10¹² runs.
    expect(Math.abs(rare - 2000)).toBeLessThan(300)
  })
})
