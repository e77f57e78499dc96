import { describe, expect, it } from 'vitest'
import { packAvailability } from './shop.rules.ts'
import type { ShopItem } from './shop.types.ts'

const pack: ShopItem = {
  id: 'a',
  coins: 100,
  yen: 100,
  maxQuantity: 0,
  remainingQuantity: 0,
  start: '2026-01-01T00:00:00+09:00',
  end: '2026-02-01T00:00:00+09:00',
  showsTimeLeft: false,
}
const now = '2026-01-31T19:42:00+09:00'

describe('the time and stock in which a coin pack is on sale', () => {
  it('begin with the start of its sale period, inclusive, and end with the end of that period, exclusive (S120, Q70)', () => {
    expect(packAvailability(pack, '2025-12-31T14:59:59Z')).toBe('notYet')
    expect(packAvailability(pack, pack.start)).toBe('buyable')
    expect(packAvailability(pack, '2026-01-31T14:59:59Z')).toBe('buyable')
    expect(packAvailability(pack, pack.end)).toBe('ended')
  })
  it('do not depend on the stock if the maximum is 0, and otherwise require remaining stock (S121)', () => {
    expect(packAvailability(pack, now)).toBe('buyable')
    expect(packAvailability({ ...pack, maxQuantity: 5, remainingQuantity: 1 }, now)).toBe('buyable')
    expect(packAvailability({ ...pack, maxQuantity: 5, remainingQuantity: 0 }, now)).toBe('soldOut')
  })
})
