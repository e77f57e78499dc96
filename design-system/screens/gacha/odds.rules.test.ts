import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentText } from '../../text/percentText.ts'
import { oddsValidity, rarityTiersOf } from './gacha.rules.ts'
import type { GachaItem } from './gacha.types.ts'
import {
  chanceText,
  chanceInDraws,
  averageCoinsToFirst,
  averageCoinsToFirstText,
  optionForAveragePrice,
  drawCounts,
  itemKindsText,
  soldOutItems,
} from './odds.rules.ts'

const rarities = ['SSR', 'SR', 'R', 'N', 'UNKNOWN'] as const

/**
 * Generates items with any shares and stock, and the odds a server would report: the shares of sold-out items go to
 * the others.
 */
const gachas = fc
  .array(
    fc.record({ weight: fc.integer({ min: 1, max: 10_000 }), left: fc.nat(3), rarity: fc.constantFrom(...rarities) }),
    { minLength: 1, maxLength: 200 },
  )
  .map((drawn) => {
    const total = drawn.reduce((sum, { weight, left }) => sum + (left > 0 ? weight : 0), 0)
    return drawn.map(({ weight, left, rarity }, index): GachaItem => {
      const percent = left > 0 ? (weight / total) * 100 : 0
      return { id: `${index}`, name: `${index}`, rarity, percent, stock: left > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK' }
    })
  })

const shownSum = (percents: readonly number[]) =>
  percents.reduce((sum, percent) => sum + Number(percentText(percent).replace('%', '').replaceAll(',', '')), 0)

describe('the odds of a gacha (C077, W149)', () => {
  it('add up to 100 % ± 0.01 as the page displays them, per item and per rarity, at every stock', () => {
    fc.assert(
      fc.property(gachas, (items) => {
        const left = items.some(({ stock }) => stock === 'IN_STOCK')
        expect(oddsValidity(items)).toBe(left ? 'whole' : 'gone')
        for (const figures of [items, rarityTiersOf(items)])
          expect(Math.abs(shownSum(figures.map(({ percent }) => percent)) - (left ? 100 : 0))).toBeLessThanOrEqual(
            0.01 + 1e-9,
          )
      }),
    )
  })

  it('are reported as invalid when their sum is too small or too large', () => {
    expect(oddsValidity([{ percent: 60 }, { percent: 39.98 }])).toBe('broken')
    expect(oddsValidity([{ percent: 60 }, { percent: 40.02 }])).toBe('broken')
    expect(oddsValidity([{ percent: 60 }, { percent: 39.99 }])).toBe('whole')
    expect(oddsValidity([])).toBe('gone')
  })
})

describe('the chance of getting an item in several gacha draws (W149)', () => {
  it('is the chance of at least one copy: for odds of 1 % it is 9.6 % in ten draws, 63.4 % in a hundred', () => {
    expect([1, 10, 100].map((count) => chanceText(1, count))).toEqual(['1.0%', '9.6%', '63.4%'])
    expect(chanceInDraws(100, 10)).toBe(100)
    expect(chanceInDraws(0, 100)).toBe(0)
  })

  it('is 100 % minus the chance of missing the item in every draw, and never falls with more draws', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), fc.integer({ min: 1, max: 100 }), (percent, count) => {
        let missed = 1
        for (let draw = 0; draw < count; draw += 1) missed *= 1 - percent / 100
        expect(chanceInDraws(percent, count)).toBeCloseTo(100 * (1 - missed), 6)
        expect(chanceInDraws(percent, count + 1)).toBeGreaterThanOrEqual(chanceInDraws(percent, count))
      }),
    )
  })

  it('is never rounded to 0 % or 100 % unless it is exactly 0 % or 100 %', () => {
    expect(chanceText(0.004, 10)).toBe('0.1%未満')
    // This chance is closer to 100 % than a floating-point number can represent.
    expect(chanceText(60, 100)).toBe('99.9%以上')
    expect([0, 100].map((percent) => chanceText(percent, 1))).toEqual(['0%', '100%'])
  })

  it('is listed only for numbers of draws that the member can still make', () => {
    expect(drawCounts({})).toEqual([1, 10, 100])
    expect(drawCounts({ remainingDraws: 50 })).toEqual([1, 10])
    expect(drawCounts({ remainingDraws: 0 })).toEqual([1])
  })

  it('is shown with the average price until the first copy, which is based on the option with the fewest draws', () => {
    const options = [
      { count: 10, coins: 270 },
      { count: 1, coins: 30 },
    ]
    const one = { count: 1, coins: 30 }
    expect(optionForAveragePrice({ options })).toEqual(one)
    expect(optionForAveragePrice({ options: [] })).toBeUndefined()
    expect(optionForAveragePrice({ options: [{ count: 1, coins: 0 }] })).toBeUndefined()
    expect(optionForAveragePrice({ options, remainingDraws: 50 })).toBeUndefined()
    expect(averageCoinsToFirst(2, one)).toBeCloseTo(1500)
    expect(averageCoinsToFirst(100, { count: 10, coins: 270 })).toBe(270)
    expect(averageCoinsToFirst(0, one)).toBeUndefined()
    expect(averageCoinsToFirst(2, { count: 1, coins: 0 })).toBeUndefined()
    expect([1, 0.000_01].map((percent) => averageCoinsToFirstText(percent, one))).toEqual(['3,000', '9,999,999+'])
    expect(averageCoinsToFirstText(0, one)).toBe('—')
  })
})

const item = (id: string, stock: GachaItem['stock'], type?: GachaItem['type']): GachaItem => ({
  id,
  name: id,
  rarity: 'N',
  percent: 50,
  stock,
  type,
})

it('the list of a gacha’s sold-out items has those that are sold out for all or for this member, and is empty if no item is left (C080)', () => {
  const [here, gone, limitedForMember] = [
    item('a', 'IN_STOCK'),
    item('b', 'OUT_OF_STOCK'),
    item('c', 'LIMITED_BY_USER'),
  ]
  expect(soldOutItems([here, gone, limitedForMember])).toEqual([gone, limitedForMember])
  expect(soldOutItems([gone, limitedForMember])).toEqual([])
})

it('the text about a gacha’s items counts them by kind, including those of an unknown kind from a newer server (A§3)', () => {
  const items = [item('a', 'IN_STOCK', 'TICKET'), item('b', 'IN_STOCK'), item('c', 'IN_STOCK', 'PHOTO')]
  expect(itemKindsText(items)).toBe('写真2種、チケット1種')
  expect(itemKindsText([item('d', 'IN_STOCK', 'UNKNOWN')])).toBe('そのほか1種')
})
