import { timeParts } from '../../text/timeParts.ts'
import type { CoinMovement, CoinPlatform } from './coin.types.ts'

/** Coins that came and coins that went; `used` is not negative. */
export interface CoinSums {
  received: number
  used: number
}

/** Sums of the movements that have something in common: a channel, a platform, a purse. */
export interface CoinGroup extends CoinSums {
  name: string
}

/** Rows of the history: a month with its sums, then its movements. */
export type HistoryRow =
  | { kind: 'month'; id: string; month: string; sums: CoinSums; isWhole: boolean }
  | { kind: 'movement'; id: string; movement: CoinMovement }

const nothing: CoinSums = { received: 0, used: 0 }

const plus = (sums: CoinSums, change: number): CoinSums =>
  change > 0 ? { ...sums, received: sums.received + change } : { ...sums, used: sums.used - change }

/** Paid and free coins are counted apart: one movement may take of one and give of the other. */
export const sumsOf = (movements: readonly CoinMovement[]): CoinSums =>
  movements.reduce((sums, { paid, free }) => plus(plus(sums, paid), free), nothing)

/** 2026年1月, in Japan; empty when the time cannot be read. */
export function monthText(time: string): string {
  const parts = timeParts(time)
  return parts ? `${parts.year}年${Number(parts.month)}月` : ''
}

/**
 * The movements, given latest first, below their months. While there is more to come (`isMore`), the sums of the last
 * month are those of what is there.
 */
export function historyRows(movements: readonly CoinMovement[], isMore: boolean): HistoryRow[] {
  const months = [...Map.groupBy(movements, ({ time }) => monthText(time))]
  return months.flatMap(([month, own], at): HistoryRow[] => [
    {
      kind: 'month',
      id: `month ${month}`,
      month: month || '日時未定',
      sums: sumsOf(own),
      isWhole: !isMore || at < months.length - 1,
    },
    ...own.map((movement): HistoryRow => ({ kind: 'movement', id: movement.id, movement })),
  ])
}

const platformNames: Readonly<Record<CoinPlatform, string>> = {
  WEB: 'ウェブ',
  IOS: 'iOSアプリ',
  ANDROID: 'Androidアプリ',
  UNSPECIFIED: 'そのほか',
  UNKNOWN: 'そのほか',
}

/** Where coins moved, in words; one that is not told, or not known here, is そのほか. */
export const platformText = (platform: CoinPlatform): string => platformNames[platform]

/** Groups that are written out; what is left is one more. */
const mostGroups = 12

/** The groups with the most coins first; their sums are those of all movements, however many groups there are. */
function groupsOf(movements: readonly CoinMovement[], nameOf: (movement: CoinMovement) => string): CoinGroup[] {
  const groups = [...Map.groupBy(movements, nameOf)]
    .map(([name, own]) => ({ name, ...sumsOf(own) }))
    .toSorted((one, other) => other.used - one.used || other.received - one.received)
  if (groups.length <= mostGroups) return groups
  const rest = groups.slice(mostGroups - 1)
  const restSums = rest.reduce(
    (sums, { received, used }) => ({ received: sums.received + received, used: sums.used + used }),
    nothing,
  )
  return [...groups.slice(0, mostGroups - 1), { name: `ほか${rest.length}チャンネル`, ...restSums }]
}

/** One group for each channel; movements without one make チャンネル以外. At most 12 groups. */
export const byChannel = (movements: readonly CoinMovement[]): CoinGroup[] =>
  groupsOf(movements, ({ channel }) => channel ?? 'チャンネル以外')

/** One group for each platform, those that read the same together. */
export const byPlatform = (movements: readonly CoinMovement[]): CoinGroup[] =>
  groupsOf(movements, ({ platform }) => platformText(platform))

/** Paid and free coins apart. */
export const byPurse = (movements: readonly CoinMovement[]): CoinGroup[] => [
  { name: '有償', ...sumsOf(movements.map((movement) => ({ ...movement, free: 0 }))) },
  { name: '無償', ...sumsOf(movements.map((movement) => ({ ...movement, paid: 0 }))) },
]
