import { describe, expect, it } from 'vitest'
import type { DrawnItem } from './gacha.types.ts'
import { drawnItemText, newItemsText, splitRarestItem, rarityCountText } from './result.rules.ts'

describe('the cards of a gacha result', () => {
  const drawn = (id: string, rarity: DrawnItem['rarity']): DrawnItem => ({
    id,
    name: id,
    rarity,
    isNew: true,
    owned: 1,
  })
  it('are split into the first of the rarest items, and the other items in the order in which they were drawn', () => {
    const items = [drawn('a', 'N'), drawn('b', 'SR'), drawn('c', 'SR'), drawn('d', 'R')]
    const { star, others } = splitRarestItem(items)
    expect(star?.id).toBe('b')
    expect(others.map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  })
  it('include two copies of one card as two cards', () => {
    const { star, others } = splitRarestItem([drawn('a', 'SSR'), drawn('a', 'SSR')])
    expect(star?.id).toBe('a')
    expect(others).toHaveLength(1)
  })
  it('have no rarest item when nothing was drawn', () =>
    expect(splitRarestItem([])).toEqual({ star: undefined, others: [] }))
})

describe('the text of a gacha result (W149)', () => {
  const drawn = (rarity: DrawnItem['rarity'], isNew: boolean, owned = 1): DrawnItem => ({
    id: 'i',
    name: '練習室の窓',
    rarity,
    isNew,
    owned,
  })
  it('counts the drawn items by rarity, and the new and duplicate ones', () => {
    const items = [drawn('N', true), drawn('SSR', false, 2), drawn('N', false, 2), drawn('UNKNOWN', false, 3)]
    expect(rarityCountText(items)).toBe('SSR 1枚、N 2枚、そのほか 1枚')
    expect(newItemsText(items)).toBe('はじめて1枚、重複3枚')
    expect(newItemsText([drawn('N', true)])).toBe('はじめて1枚')
    expect(newItemsText([drawn('N', false, 2)])).toBe('重複1枚')
  })
  it('describes an item by rarity, name and kind, and says whether the item is new', () => {
    expect(drawnItemText(drawn('SR', true))).toBe('SR、練習室の窓、はじめて')
    expect(drawnItemText({ ...drawn('UNKNOWN', false, 4), type: 'TICKET' })).toBe('練習室の窓、チケット、4枚目')
  })
})
