import type { Balance } from '../../components/CoinBalance.tsx'
import type { RarityName } from '../../components/Rarity.tsx'
import type { GachaStock, Viewer } from '../programme.types.ts'
import { whyClosed, type Closed } from '../whyClosed.ts'
import { rarityOrder } from './rarityOrder.ts'
import type { DrawConfirmation, DrawOption, Gacha, GachaItem } from './gacha.types.ts'

/** What decides what comes before a draw. */
export interface DrawContext {
  viewer: Viewer
  gacha: Pick<Gacha, 'terms' | 'agreed'>
  /** Unknown while it is loading or failed: then the server decides. */
  balance: Balance | undefined
  option: DrawOption
}

/** What has to be settled before a draw: log-in, then coins, then the terms, then the last step. */
export function confirmationBeforeDraw({ viewer, gacha, balance, option }: DrawContext): DrawConfirmation {
  if (viewer === 'guest') return { kind: 'login' }
  const missing = balance ? option.coins - balance.total : 0
  if (missing > 0) return { kind: 'coins', option, missing }
  if (gacha.terms !== undefined && !gacha.agreed) return { kind: 'terms', option }
  return { kind: 'last', option }
}

/** What can be drawn for how much: nothing is free once its free period is over (E010). */
export function openOptions({ options, isFreeOver }: Pick<Gacha, 'options' | 'isFreeOver'>): DrawOption[] {
  return isFreeOver ? options.filter(({ coins }) => coins > 0) : options
}

/** Why a gacha cannot be drawn: its period, its stock, or that it was free and is not any more. */
export function whyNoDraw(gacha: Gacha, now: string): Closed | undefined {
  const closed = whyClosed(gacha, now)
  if (closed || !gacha.isFreeOver || openOptions(gacha).length > 0) return closed
  return {
    reason: 'freeOver',
    title: '無料期間が終わりました',
    text: '無料で引けるのは、期間中だけでした。',
  }
}

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

/**
 * Whether the odds are a whole: together 100 %, give or take a hundredth. `gone`: nothing is left to draw, so nothing
 * has odds. `broken`: the figures cannot be right, and a wrong one is worse than none.
 */
export function oddsWhole(items: readonly Pick<GachaItem, 'percent'>[]): 'whole' | 'gone' | 'broken' {
  const total = items.reduce((sum, { percent }) => sum + percent, 0)
  if (total === 0) return 'gone'
  // Beyond the hundredth only the dust of binary fractions.
  return Math.abs(total - 100) <= 0.01 + 1e-9 ? 'whole' : 'broken'
}

/** The words for a stock that is not open. */
export function stockText(stock: GachaStock): string | undefined {
  if (stock === 'OUT_OF_STOCK') return '景品終了'
  if (stock === 'LIMITED_BY_USER') return '上限に達しました'
  return undefined
}
