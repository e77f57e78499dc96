/** Groups the coin history by month, channel, platform and kind of coins, with exact totals. */

import { timeParts } from '../../text/timeParts.ts'
import type { CoinMovement, CoinPlatform } from './coin.types.ts'

/** Coins received and coins used; `used` is not negative. */
export interface CoinSums {
  received: number
  used: number
}

/** Totals of the movements of one channel, platform or kind of coins. */
export interface CoinGroup extends CoinSums {
  name: string
}

/** The rows of the history: each month with its totals, followed by its movements. */
export type CoinHistoryRow =
  | { kind: 'month'; id: string; month: string; sums: CoinSums; isWhole: boolean }
  | { kind: 'movement'; id: string; movement: CoinMovement }

const noCoins: CoinSums = { received: 0, used: 0 }

const addChange = (sums: CoinSums, change: number): CoinSums =>
  change > 0 ? { ...sums, received: sums.received + change } : { ...sums, used: sums.used - change }

/** Paid and free coins are summed separately, because one movement can take paid coins and add free ones. */
export const coinSumsOf = (movements: readonly CoinMovement[]): CoinSums =>
  movements.reduce((sums, { paid, free }) => addChange(addChange(sums, paid), free), noCoins)

/** The month in Japan as text: 2026年1月; '' when the time cannot be read. */
export function monthText(time: string): string {
  const parts = timeParts(time)
  return parts ? `${parts.year}年${Number(parts.month)}月` : ''
}

/** Groups movements by a key, in the order in which the keys first occur. */
function groupBy(movements: readonly CoinMovement[], keyOf: (movement: CoinMovement) => string) {
  const groups = new Map<string, CoinMovement[]>()
  for (const movement of movements) {
    const group = groups.get(keyOf(movement))
    if (group) group.push(movement)
    else groups.set(keyOf(movement), [movement])
  }
  return [...groups]
}

/**
 * Groups movements, given latest first, by month. While there are more pages (`isMore`), the totals of the last month
 * cover only the loaded movements.
 */
export function coinHistoryRows(movements: readonly CoinMovement[], isMore: boolean): CoinHistoryRow[] {
  const months = groupBy(movements, ({ time }) => monthText(time))
  return months.flatMap(([month, own], at): CoinHistoryRow[] => [
    {
      kind: 'month',
      id: `month ${month}`,
      month: month || '日時未定',
      sums: coinSumsOf(own),
      isWhole: !isMore || at < months.length - 1,
    },
    ...own.map((movement): CoinHistoryRow => ({ kind: 'movement', id: movement.id, movement })),
  ])
}

const platformNames: Readonly<Record<CoinPlatform, string>> = {
  WEB: 'ウェブ',
  IOS: 'iOSアプリ',
  ANDROID: 'Androidアプリ',
  UNSPECIFIED: 'そのほか',
  UNKNOWN: 'そのほか',
}

/** The platform's name in Japanese; unspecified and unknown platforms are called そのほか. */
export const platformText = (platform: CoinPlatform): string => platformNames[platform]

/** The maximum number of groups. If there are more, the smallest ones are merged into the last group. */
const maxGroups = 12

/** Groups movements by name, and sorts the groups by their number of coins, the largest first. */
const groupsOf = (movements: readonly CoinMovement[], nameOf: (movement: CoinMovement) => string): CoinGroup[] =>
  groupBy(movements, nameOf)
    .map(([name, own]) => ({ name, ...coinSumsOf(own) }))
    .toSorted((one, other) => other.used - one.used || other.received - one.received)

/** Merges the last groups into one, so that at most `count` groups remain. */
function mergeLast(groups: readonly CoinGroup[], count: number): readonly CoinGroup[] {
  if (groups.length <= count) return groups
  const rest = groups.slice(count - 1)
  const restSums = rest.reduce(
    (sums, { received, used }) => ({ received: sums.received + received, used: sums.used + used }),
    noCoins,
  )
  return [...groups.slice(0, count - 1), { name: `ほか${rest.length}チャンネル`, ...restSums }]
}

/**
 * Totals by channel; movements without a channel, such as purchases, form チャンネル以外. At most 12 groups, whose totals
 * add up to those of all movements.
 */
export function totalsByChannel(movements: readonly CoinMovement[]): CoinGroup[] {
  const others = movements.filter(({ channel }) => channel === undefined)
  const ofChannels = movements.filter(({ channel }) => channel !== undefined)
  const channels = groupsOf(ofChannels, ({ channel = '' }) => channel)
  if (others.length === 0) return [...mergeLast(channels, maxGroups)]
  return [...mergeLast(channels, maxGroups - 1), { name: 'チャンネル以外', ...coinSumsOf(others) }]
}

/** Totals by platform; platforms with the same name form one group. */
export const totalsByPlatform = (movements: readonly CoinMovement[]): CoinGroup[] =>
  groupsOf(movements, ({ platform }) => platformText(platform))

/** Totals of paid and of free coins. */
export const totalsByCoinKind = (movements: readonly CoinMovement[]): CoinGroup[] => [
  { name: '有償', ...coinSumsOf(movements.map((movement) => ({ ...movement, free: 0 }))) },
  { name: '無償', ...coinSumsOf(movements.map((movement) => ({ ...movement, paid: 0 }))) },
]
