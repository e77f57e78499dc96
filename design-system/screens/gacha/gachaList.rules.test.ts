import { expect, it } from 'vitest'
import type { GachaSummary } from '../programme.types.ts'
import { gachaGroups } from './gachaList.rules.ts'

it("the list of a channel's gacha is grouped by availability, and keeps the operator's order in each group (W149)", () => {
  const now = '2026-01-31T19:42:00+09:00'
  const gachaSummary = (id: string, more: Partial<GachaSummary> = {}): GachaSummary => ({
    id,
    name: id,
    href: `/${id}`,
    stock: 'IN_STOCK',
    start: '2026-01-24T12:00:00+09:00',
    end: '2026-02-03T23:59:00+09:00',
    ...more,
  })
  const list = [
    gachaSummary('sold out', { stock: 'OUT_OF_STOCK' }),
    gachaSummary('a'),
    gachaSummary('coming', { start: '2026-02-01T12:00:00+09:00' }),
    gachaSummary('limited', { stock: 'LIMITED_BY_USER' }),
    gachaSummary('b'),
  ]
  expect(gachaGroups(list, now).map(({ title, gacha }) => [title, ...gacha.map(({ id }) => id)])).toEqual([
    ['開催中', 'a', 'b'],
    ['これから', 'coming'],
    ['引けないガチャ', 'sold out', 'limited'],
  ])
  // The start is inclusive: the gacha is open at that moment (Q70).
  expect(gachaGroups(list, '2026-02-01T12:00:00+09:00')[0]?.gacha.map(({ id }) => id)).toEqual(['a', 'coming', 'b'])
  expect(gachaGroups([], now)).toEqual([])
})
