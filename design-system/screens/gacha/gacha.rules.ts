import type { Balance } from '../../components/CoinBalance.tsx'
import type { RarityName } from '../../components/Rarity.tsx'
import type { GachaStock, GachaSummary, Viewer } from '../programme.types.ts'
import type { DrawConfirmation, DrawnItem, DrawOption, Gacha, GachaItem } from './gacha.types.ts'

export interface DrawContext {
  viewer: Viewer
  gacha: Pick<Gacha, 'terms' | 'agreed'>
  /** Unknown while it is loading or failed: then the server decides. */
  balance: Balance | undefined
  option: DrawOption
}

/** What has to be settled before a draw: log-in, then coins, then the terms; `nothing` means it can be drawn. */
export function confirmationBeforeDraw({ viewer, gacha, balance, option }: DrawContext): DrawConfirmation {
  if (viewer === 'guest') return { kind: 'login' }
  const missing = balance ? option.coins - balance.total : 0
  if (missing > 0) return { kind: 'coins', option, missing }
  if (gacha.terms !== undefined && !gacha.agreed) return { kind: 'terms', option }
  return { kind: 'none' }
}

/** The rarest first; what a newer server invented comes last. */
export const rarityOrder: readonly RarityName[] = ['SSR', 'SR', 'R', 'N', 'UNKNOWN']

/** Items of one rarity and their odds together, in percent. */
export interface Tier {
  rarity: RarityName
  percent: number
  items: GachaItem[]
}

/** Items by rarity, the rarest first; odds are summed without the dust of binary fractions. */
export function tiersOf(items: readonly GachaItem[]): Tier[] {
  return rarityOrder
    .map((rarity) => ({ rarity, items: items.filter((item) => item.rarity === rarity) }))
    .filter((tier) => tier.items.length > 0)
    .map(({ rarity, items: own }) => ({ rarity, items: own, percent: sum(own.map(({ percent }) => percent)) }))
}

function sum(percents: readonly number[]): number {
  return Math.round(percents.reduce((whole, percent) => whole + percent, 0) * 10_000) / 10_000
}

/** The rarest item, the first of its rank, and the others with their number in the set list (2 …). */
export function setList(items: readonly DrawnItem[]): { star: DrawnItem | undefined; others: DrawnItem[] } {
  const rank = ({ rarity }: DrawnItem) => rarityOrder.indexOf(rarity)
  const star = items.reduce<DrawnItem | undefined>(
    (best, item) => (!best || rank(item) < rank(best) ? item : best),
    undefined,
  )
  return { star, others: items.filter((item) => item !== star) }
}

/** The words for a stock that is not open. */
export function stockText(stock: GachaStock): string | undefined {
  if (stock === 'OUT_OF_STOCK') return '景品終了'
  if (stock === 'LIMITED_BY_USER') return '上限に達しました'
  return undefined
}

/** How many kinds a gacha holds, and whether it is on for a time only; labels are ours (Q90). */
export function gachaKindText({ type, itemCount }: Pick<GachaSummary, 'type' | 'itemCount'>): string {
  const kinds = itemCount === undefined ? [] : [`全${itemCount}種`]
  return ['ガチャ', ...(type === 'LIMIT' ? ['期間限定'] : []), ...kinds].join('　')
}
