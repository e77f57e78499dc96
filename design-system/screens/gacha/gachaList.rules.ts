import type { GachaSummary } from '../programme.types.ts'
import { whyClosed } from '../whyClosed.ts'

/** Gacha of a channel under one heading: 開催中, これから, 引けないガチャ. */
export interface GachaGroup {
  title: string
  gacha: GachaSummary[]
}

/** The gacha of a channel by what one can do: draw, wait for it, neither. Within a group the house's order stays. */
export function gachaGroups(list: readonly GachaSummary[], now: string): GachaGroup[] {
  const reasonOf = (gacha: GachaSummary) => whyClosed(gacha, now)?.reason
  const groups = [
    { title: '開催中', gacha: list.filter((each) => reasonOf(each) === undefined) },
    { title: 'これから', gacha: list.filter((each) => reasonOf(each) === 'before') },
    { title: '引けないガチャ', gacha: list.filter((each) => ![undefined, 'before'].includes(reasonOf(each))) },
  ]
  return groups.filter(({ gacha }) => gacha.length > 0)
}

/** How many kinds a gacha holds, and whether it is on for a time only; labels are ours (Q90). */
export function gachaKindText({ type, itemCount }: Pick<GachaSummary, 'type' | 'itemCount'>): string {
  const kinds = itemCount === undefined ? [] : [`全${itemCount}種`]
  return ['ガチャ', ...(type === 'LIMIT' ? ['期間限定'] : []), ...kinds].join('　')
}
