/** Decides what a member can draw, which confirmation comes first, and whether the odds are valid. */

import type { Balance } from '../../components/CoinBalance.tsx'
import type { RarityName } from '../../components/Rarity.tsx'
import type { GachaStock, Viewer } from '../programme.types.ts'
import { whyGachaClosed, type ClosedReason } from '../whyGachaClosed.ts'
import { rarityOrder } from './rarityOrder.ts'
import type { DrawConfirmation, DrawOption, Gacha, GachaItem } from './gacha.types.ts'

/** The data that decides which confirmation precedes a draw. */
export interface DrawContext {
  viewer: Viewer
  gacha: Pick<Gacha, 'terms' | 'isAgreed'>
  /** The member's balance. Undefined while loading or failed: the server then decides. */
  balance: Balance | undefined
  option: DrawOption
}

/** The next confirmation before a draw: log-in, then missing coins, then the terms, then the final confirmation. */
export function confirmationBeforeDraw({ viewer, gacha, balance, option }: DrawContext): DrawConfirmation {
  if (viewer === 'guest') return { kind: 'login' }
  const missing = balance ? option.coins - balance.total : 0
  if (missing > 0) return { kind: 'coins', option, missing }
  if (gacha.terms !== undefined && !gacha.isAgreed) return { kind: 'terms', option }
  return { kind: 'last', option }
}

/** The options that can be drawn now: free ones are removed once the free period has ended (E010). */
export function availableOptions({ options, isFreeOver }: Pick<Gacha, 'options' | 'isFreeOver'>): DrawOption[] {
  return isFreeOver ? options.filter(({ coins }) => coins > 0) : options
}

/** Why a gacha cannot be drawn: period, stock, or an ended free period. Undefined when it can. */
export function whyCannotDraw(gacha: Gacha, now: string): ClosedReason | undefined {
  const closed = whyGachaClosed(gacha, now)
  if (closed || !gacha.isFreeOver || availableOptions(gacha).length > 0) return closed
  return {
    reason: 'freeOver',
    title: '無料期間が終わりました',
    text: '無料で引けるのは、期間中だけでした。',
  }
}

/** The items of one rarity, and the sum of their odds in percent. */
export interface RarityTier {
  rarity: RarityName
  percent: number
  items: GachaItem[]
}

/** Groups items by rarity, rarest first; odds are summed without floating-point errors. */
export function rarityTiersOf(items: readonly GachaItem[]): RarityTier[] {
  return rarityOrder
    .map((rarity) => ({ rarity, items: items.filter((item) => item.rarity === rarity) }))
    .filter((tier) => tier.items.length > 0)
    .map(({ rarity, items: own }) => ({ rarity, items: own, percent: sum(own.map(({ percent }) => percent)) }))
}

function sum(percents: readonly number[]): number {
  return Math.round(percents.reduce((whole, percent) => whole + percent, 0) * 10_000) / 10_000
}

/**
 * Checks the sum of the odds. `whole`: 100 % within a hundredth. `gone`: nothing is left to draw, so no item has
 * odds. `broken`: the figures are invalid and must not be shown.
 */
export function oddsValidity(items: readonly Pick<GachaItem, 'percent'>[]): 'whole' | 'gone' | 'broken' {
  const total = items.reduce((sum, { percent }) => sum + percent, 0)
  if (total === 0) return 'gone'
  // The epsilon covers floating-point errors beyond the hundredth.
  return Math.abs(total - 100) <= 0.01 + 1e-9 ? 'whole' : 'broken'
}

/** The text for a stock that is limited or empty; undefined otherwise. */
export function gachaStockText(stock: GachaStock): string | undefined {
  if (stock === 'OUT_OF_STOCK') return '景品終了'
  if (stock === 'LIMITED_BY_USER') return '上限に達しました'
  return undefined
}
