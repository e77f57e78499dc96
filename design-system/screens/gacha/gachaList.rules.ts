import type { GachaSummary } from '../programme.types.ts'
import { whyGachaClosed } from '../whyGachaClosed.ts'

/** Gacha of a channel under one heading: 開催中, これから, 引けないガチャ. */
export interface GachaGroup {
  title: string
  gacha: GachaSummary[]
}

/** Groups a channel's gacha: open, upcoming, not available. Keeps the operator's order within a group. */
export function gachaGroups(list: readonly GachaSummary[], now: string): GachaGroup[] {
  const reasonOf = (gacha: GachaSummary) => whyGachaClosed(gacha, now)?.reason
  const groups = [
    { title: '開催中', gacha: list.filter((each) => reasonOf(each) === undefined) },
    { title: 'これから', gacha: list.filter((each) => reasonOf(each) === 'before') },
    { title: '引けないガチャ', gacha: list.filter((each) => ![undefined, 'before'].includes(reasonOf(each))) },
  ]
  return groups.filter(({ gacha }) => gacha.length > 0)
}

/**
 * The number of different items in a gacha, and whether it is available for a limited time, as text. The specification
 * does not set these words (Q90).
 */
export function gachaKindText({ type, itemCount }: Pick<GachaSummary, 'type' | 'itemCount'>): string {
  const kinds = itemCount === undefined ? [] : [`全${itemCount}種`]
  return ['ガチャ', ...(type === 'LIMIT' ? ['期間限定'] : []), ...kinds].join('　')
}
