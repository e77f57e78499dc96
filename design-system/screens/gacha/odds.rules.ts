import { coinFigure } from '../../text/coinText.ts'
import type { DrawOption, Gacha, GachaItem, GachaItemType } from './gacha.types.ts'

/** How many draws the chances are told for. */
const told = [1, 10, 100] as const

/** Those a member can still make: with three draws left nobody needs the chance in a hundred. */
export function drawCounts({ remainingDraws = Infinity }: Pick<Gacha, 'remainingDraws'>): number[] {
  return told.filter((count) => count === 1 || count <= remainingDraws)
}

/** The chance of at least one in `count` draws at odds that stay as they are; both in percent. */
export function chanceWithin(percent: number, count: number): number {
  return -100 * Math.expm1(count * Math.log1p(-percent / 100))
}

let tenths: Intl.NumberFormat | undefined

/** `chance` with one decimal. The format is slow to begin, so it is made with its first use. */
function tenthsText(chance: number): string {
  tenths ??= new Intl.NumberFormat('ja-JP', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return tenths.format(chance)
}

/** `chanceWithin` in words: to a tenth of a percent, and never rounded to never or to always. */
export function chanceText(percent: number, count: number): string {
  if (percent <= 0) return '0%'
  if (percent >= 100) return '100%'
  const chance = chanceWithin(percent, count)
  if (chance < 0.1) return '0.1%未満'
  return chance > 99.9 ? '99.9%以上' : `${tenthsText(chance)}%`
}

/**
 * By which option the coins to the first one are counted: the one that draws fewest at once, for whoever waits for one
 * thing stops as soon as it is there. None where drawing is free, or ends after so many: an average over draws that
 * nobody can make says nothing.
 */
export function countedOption({ options, remainingDraws }: Pick<Gacha, 'options' | 'remainingDraws'>) {
  const option = smallestOption(options)
  return option && option.coins > 0 && remainingDraws === undefined ? option : undefined
}

function smallestOption(options: readonly DrawOption[]): DrawOption | undefined {
  return options.reduce<DrawOption | undefined>(
    (least, each) => (least && least.count <= each.count ? least : each),
    undefined,
  )
}

/** Coins until the first one, on average. Nothing for what never comes, and where drawing is free. */
export function coinsToFirst(percent: number, { count, coins }: DrawOption): number | undefined {
  const chance = chanceWithin(percent, count) / 100
  return chance > 0 && coins > 0 ? coins / chance : undefined
}

/** `coinsToFirst` as a figure: 3,000, or a dash where there is none. */
export function coinsToFirstText(percent: number, option: DrawOption): string {
  const coins = coinsToFirst(percent, option)
  return coins === undefined ? '—' : coinFigure(Math.round(coins))
}

/** What can no longer be drawn although other things can: the stock-out list. */
export function ranOut(items: readonly GachaItem[]): GachaItem[] {
  const gone = items.filter(({ stock }) => stock === 'OUT_OF_STOCK' || stock === 'LIMITED_BY_USER')
  return gone.length < items.length ? gone : []
}

const kinds: Readonly<Record<GachaItemType, string>> = { PHOTO: '写真', TICKET: 'チケット', UNKNOWN: 'そのほか' }

/** What can come, by kind: 写真17種、チケット1種. */
export function kindsText(items: readonly Pick<GachaItem, 'type'>[]): string {
  return (['PHOTO', 'TICKET', 'UNKNOWN'] as const)
    .map((kind) => ({ kind, count: items.filter(({ type = 'PHOTO' }) => type === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${kinds[kind]}${count}種`)
    .join('、')
}
