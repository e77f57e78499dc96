import { rarityOrder } from './rarityOrder.ts'
import type { DrawnItem } from './gacha.types.ts'
import { isolated } from '../../text/isolated.ts'

/**
 * Splits a result into the rarest item (`star`; the first one if several are equally rare) and the others, numbered
 * from 2.
 */
export function splitRarestItem(items: readonly DrawnItem[]): { star: DrawnItem | undefined; others: DrawnItem[] } {
  const rank = ({ rarity }: DrawnItem) => rarityOrder.indexOf(rarity)
  const star = items.reduce<DrawnItem | undefined>(
    (best, item) => (!best || rank(item) < rank(best) ? item : best),
    undefined,
  )
  return { star, others: items.filter((item) => item !== star) }
}

/** The number of items of each rarity: SSR 1枚、R 3枚. */
export function rarityCountText(items: readonly Pick<DrawnItem, 'rarity'>[]): string {
  return rarityOrder
    .map((rarity) => ({ rarity, count: items.filter((item) => item.rarity === rarity).length }))
    .filter(({ count }) => count > 0)
    .map(({ rarity, count }) => `${rarity === 'UNKNOWN' ? 'そのほか' : rarity} ${count}枚`)
    .join('、')
}

/** The number of items new to this member and of duplicates: はじめて7枚、重複3枚. */
export function newItemsText(items: readonly Pick<DrawnItem, 'isNew'>[]): string {
  const news = items.filter(({ isNew }) => isNew).length
  const parts = [news > 0 && `はじめて${news}枚`, news < items.length && `重複${items.length - news}枚`]
  return parts.filter(Boolean).join('、')
}

/** A drawn item as text for screen readers. */
export function drawnItemText({ name, rarity, type, isNew, owned }: DrawnItem): string {
  const kind = type === 'TICKET' ? ['チケット'] : []
  const rank = rarity === 'UNKNOWN' ? [] : [rarity]
  return [...rank, isolated(name), ...kind, isNew ? 'はじめて' : `${owned}枚目`].join('、')
}
