import { describe, expect, it } from 'vitest'
import {
  confirmationBeforeDraw,
  availableOptions,
  gachaStockText,
  rarityTiersOf,
  whyCannotDraw,
} from './gacha.rules.ts'
import type { Gacha, GachaItem } from './gacha.types.ts'

const ten = { count: 10, coins: 300 }
const open = { terms: '返品できません。', isAgreed: true }
const holding = (total: number) => ({ free: total, paid: 0, total })

describe('the step that is shown before a gacha draw', () => {
  it('is the log-in for a guest, before any other step (S068)', () => {
    const confirmation = confirmationBeforeDraw({
      viewer: 'guest',
      gacha: { ...open, isAgreed: false },
      balance: undefined,
      option: ten,
    })
    expect(confirmation).toEqual({ kind: 'login' })
  })
  it('is the message about missing coins, before the member is asked to agree to the terms', () => {
    const confirmation = confirmationBeforeDraw({
      viewer: 'member',
      gacha: { ...open, isAgreed: false },
      balance: holding(299),
      option: ten,
    })
    expect(confirmation).toEqual({ kind: 'coins', option: ten, missing: 1 })
  })
  it('is the question about the terms for a member who has not agreed yet', () => {
    const confirmation = confirmationBeforeDraw({
      viewer: 'member',
      gacha: { ...open, isAgreed: false },
      balance: holding(300),
      option: ten,
    })
    expect(confirmation).toEqual({ kind: 'terms', option: ten })
  })
  it.each([
    ['agreed and enough coins', open, holding(300), ten],
    ['no terms', { isAgreed: false }, holding(300), ten],
    ['an unknown balance: the server decides', open, undefined, ten],
    ['a free draw without coins', open, holding(0), { count: 1, coins: 0 }],
  ])('is the final confirmation for %s', (_, gacha, balance, option) =>
    expect(confirmationBeforeDraw({ viewer: 'member', gacha, balance, option })).toEqual({ kind: 'last', option }),
  )
})

describe('a free gacha draw (E010, W025)', () => {
  const now = '2026-01-31T19:42:00+09:00'
  const free: Gacha = {
    id: 'g',
    name: 'はじめてのひと口',
    stock: 'IN_STOCK',
    start: '2026-01-24T12:00:00+09:00',
    end: '2026-02-03T23:59:00+09:00',
    cautions: [],
    isAgreed: false,
    options: [{ count: 1, coins: 0 }],
  }
  it('is offered until the server reports that the free period of the gacha has ended', () => {
    expect(whyCannotDraw(free, now)).toBeUndefined()
    expect(whyCannotDraw({ ...free, isFreeOver: true }, now)).toMatchObject({ reason: 'freeOver' })
    expect(whyCannotDraw({ ...free, isFreeOver: true }, '2026-02-04T00:00:00+09:00')).toMatchObject({ reason: 'over' })
  })
  it('is no longer an option when its period has ended; the options that cost coins stay', () => {
    const both = { ...free, isFreeOver: true, options: [...free.options, ten] }
    expect(whyCannotDraw(both, now)).toBeUndefined()
    expect(availableOptions(both)).toEqual([ten])
    expect(availableOptions({ ...both, isFreeOver: false })).toHaveLength(2)
  })
})

const item = (id: string, rarity: GachaItem['rarity'], percent: number): GachaItem => ({
  id,
  name: id,
  rarity,
  percent,
  stock: 'IN_STOCK',
})

describe('the rarity tiers of a gacha', () => {
  it('are sorted with the rarest first, and their odds are added up without floating-point errors', () => {
    const tiers = rarityTiersOf([
      item('n', 'N', 60),
      item('a', 'SSR', 0.1),
      item('b', 'SSR', 0.2),
      item('x', 'UNKNOWN', 1),
    ])
    expect(tiers.map(({ rarity, percent }) => [rarity, percent])).toEqual([
      ['SSR', 0.3],
      ['N', 60],
      ['UNKNOWN', 1],
    ])
  })
})

it('the text about a gacha’s stock is shown only when the stock is limited or empty', () => {
  expect(gachaStockText('OUT_OF_STOCK')).toBe('景品終了')
  expect(gachaStockText('LIMITED_BY_USER')).toBe('上限に達しました')
  expect(gachaStockText('IN_STOCK')).toBeUndefined()
  expect(gachaStockText('UNKNOWN')).toBeUndefined()
})
