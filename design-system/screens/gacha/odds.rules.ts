/** Explains the odds of a gacha: chances in several draws, and the average price until the first copy. */

import { coinFigure } from '../../text/coinText.ts'
import type { DrawOption, Gacha, GachaItem, GachaItemType } from './gacha.types.ts'

/** The numbers of draws for which the chances are listed. */
const listedDrawCounts = [1, 10, 100] as const

/**
 * The numbers of draws that the member can still make; with three draws left, the chance in a hundred is not listed.
 */
export function drawCounts({ remainingDraws = Infinity }: Pick<Gacha, 'remainingDraws'>): number[] {
  return listedDrawCounts.filter((count) => count === 1 || count <= remainingDraws)
}

/** The chance of at least one copy in `count` draws at constant odds; both in percent. */
export function chanceInDraws(percent: number, count: number): number {
  return -100 * Math.expm1(count * Math.log1p(-percent / 100))
}

let tenths: Intl.NumberFormat | undefined

/** Formats `chance` with one decimal. The formatter is slow to create, so it is created on first use. */
function tenthsText(chance: number): string {
  tenths ??= new Intl.NumberFormat('ja-JP', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return tenths.format(chance)
}

/** The chance of at least one copy in `count` draws, as text with one decimal. It is never rounded to 0 % or 100 %. */
export function chanceText(percent: number, count: number): string {
  if (percent <= 0) return '0%'
  if (percent >= 100) return '100%'
  const chance = chanceInDraws(percent, count)
  if (chance < 0.1) return '0.1%未満'
  return chance > 99.9 ? '99.9%以上' : `${tenthsText(chance)}%`
}

/**
 * The option used to calculate the average price until the first copy: the one with the fewest draws, because a
 * member who wants one item stops as soon as they have it. Undefined when drawing is free or limited in number, where
 * an average would be meaningless.
 */
export function optionForAveragePrice({ options, remainingDraws }: Pick<Gacha, 'options' | 'remainingDraws'>) {
  const option = smallestOption(options)
  return option && option.coins > 0 && remainingDraws === undefined ? option : undefined
}

function smallestOption(options: readonly DrawOption[]): DrawOption | undefined {
  return options.reduce<DrawOption | undefined>(
    (least, each) => (least && least.count <= each.count ? least : each),
    undefined,
  )
}

/** The average price in coins until the first copy. Undefined for impossible items and free options. */
export function averageCoinsToFirst(percent: number, { count, coins }: DrawOption): number | undefined {
  const chance = chanceInDraws(percent, count) / 100
  return chance > 0 && coins > 0 ? coins / chance : undefined
}

/** The average price in coins until the first copy, as text: 3,000, or a dash when it is undefined. */
export function averageCoinsToFirstText(percent: number, option: DrawOption): string {
  const coins = averageCoinsToFirst(percent, option)
  return coins === undefined ? '—' : coinFigure(Math.round(coins))
}

/** The sold-out items; empty if no item is left to draw. */
export function soldOutItems(items: readonly GachaItem[]): GachaItem[] {
  const gone = items.filter(({ stock }) => stock === 'OUT_OF_STOCK' || stock === 'LIMITED_BY_USER')
  return gone.length < items.length ? gone : []
}

const kinds: Readonly<Record<GachaItemType, string>> = { PHOTO: '写真', TICKET: 'チケット', UNKNOWN: 'そのほか' }

/** The number of items of each kind: 写真17種、チケット1種. */
export function itemKindsText(items: readonly Pick<GachaItem, 'type'>[]): string {
  return (['PHOTO', 'TICKET', 'UNKNOWN'] as const)
    .map((kind) => ({ kind, count: items.filter(({ type = 'PHOTO' }) => type === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${kinds[kind]}${count}種`)
    .join('、')
}
