/**
 * Merges, searches, filters and sorts a member's collection (called the wall), and counts how many items each filter
 * value would show.
 */

import type { RarityName } from '../../components/Rarity.tsx'
import { rarityText } from '../../text/rarityText.ts'
import { createSearchIndex } from '../../text/searchIndex.ts'
import { searchWords } from '../../text/searchText.ts'
import type { CollectedItem, CollectedKind, IsNewItem, WallFilter, WallOrder } from './collection.types.ts'

/** The label of each kind of item, in the order of the filter. */
export const collectedKindText: Readonly<Record<CollectedKind, string>> = {
  photo: '写真',
  movie: 'ムービー',
  watched: '見た動画',
  unlocked: '読めるストーリー',
  privilegeStory: '特典ストーリー',
  read: '読んだストーリー',
  special: '特集',
  ticket: '特典チケット',
  lottery: '抽選',
  preorder: '予約',
}

/** The kinds, in the order of the filter. */
export const collectedKinds = Object.keys(collectedKindText) as CollectedKind[]

/** The label of each sort order, in the order of the menu. */
export const wallOrderText: Readonly<Record<WallOrder, string>> = {
  newest: '新しい順',
  rarity: 'レア度順',
  channel: 'チャンネル順',
}

/** The filter that excludes nothing, sorted by the latest. */
export const emptyWallFilter: WallFilter = { words: '', isDoubled: false, isNew: false, order: 'newest' }

/** The filter that excludes nothing, with the sort order of `filter`. */
export const withoutConditions = ({ order }: WallFilter): WallFilter => ({ ...emptyWallFilter, order })

const isActive = (filter: WallFilter, name: keyof WallFilter) => Boolean(filter[name])

/** Whether the filter excludes anything. */
export const isFiltered = (filter: WallFilter): boolean =>
  (Object.keys(filter) as (keyof WallFilter)[]).some((name) => name !== 'order' && isActive(filter, name))

/** One active condition of a filter. */
export interface FilterCondition {
  /** The condition as text, such as レア度順, 2つ以上, 新着. */
  label: string
  /** The filter without this condition. */
  without: WallFilter
}

/** The active conditions except search text and channel, each removable on its own. */
export function conditionsOf(filter: WallFilter): FilterCondition[] {
  const { kind, rarity, isDoubled, isNew, order } = filter
  const labels: Partial<Record<keyof WallFilter, string | false | undefined>> = {
    kind: kind && collectedKindText[kind],
    rarity: rarity && rarityText(rarity),
    isDoubled: isDoubled && '2つ以上',
    isNew: isNew && '新着',
    order: order !== emptyWallFilter.order && wallOrderText[order],
  }
  const names = Object.keys(labels) as (keyof WallFilter)[]
  return names.flatMap((name) => {
    const label = labels[name]
    return label ? { label, without: { ...filter, [name]: emptyWallFilter[name] } } : []
  })
}

const ranks: Readonly<Record<RarityName, number>> = { SSR: 4, SR: 3, R: 2, N: 1, UNKNOWN: 0 }
/** The rarities, rarest first. */
export const rarities = Object.keys(ranks) as RarityName[]

const rankOf = ({ rarity }: CollectedItem) => (rarity ? ranks[rarity] : -1)

/** An item of the wall, and the latest time of all its entries ('' if none has a time), by which it is sorted. */
interface MergedItem {
  item: CollectedItem
  latest: string
}

/** Sorts by the latest first; items without a time come last. Stable for equal items. */
const byLatest = ({ latest: a }: MergedItem, { latest: b }: MergedItem) => (a === b ? 0 : a < b ? 1 : -1)

/** Merges all lists into one collection: each item once, with all its sources, sorted by the latest (S051). */
export function mergeToWall(lists: readonly (readonly CollectedItem[])[]): CollectedItem[] {
  const wall = new Map<string, MergedItem>()
  for (const item of lists.flat()) {
    const { time = '' } = item
    const former = wall.get(item.key)
    wall.set(item.key, {
      item: former ? mergeItems(former.item, item) : item,
      latest: former && former.latest > time ? former.latest : time,
    })
  }
  return [...wall.values()].toSorted(byLatest).map(({ item }) => item)
}

/**
 * Merges two entries of the same item: details from the first, the time from the first that says when the member
 * acquired the item. That time decides whether the item is new (Q254), so a later viewing does not replace it.
 */
function mergeItems(first: CollectedItem, other: CollectedItem): CollectedItem {
  const { time, isGot } = other.isGot && !first.isGot ? other : first
  const kinds = [...new Set([...first.kinds, ...other.kinds])]
  return { ...first, kinds, time, isGot }
}

const index = createSearchIndex<CollectedItem>(({ name, channel, kinds, rarity = '' }) => [
  name,
  channel.name,
  ...kinds.map((kind) => collectedKindText[kind]),
  rarity,
])

/** Fills the search cache until `hasTime` returns false. Returns whether all items are cached. */
export const prepareSearch = index.prepare

const lastFound = new WeakMap<readonly CollectedItem[], { typed: string; found: readonly CollectedItem[] }>()

/**
 * The items that match the search text. Memoised, because the shown items and the counts of the filters both need it.
 */
function matchingItems(wall: readonly CollectedItem[], typed: string): readonly CollectedItem[] {
  const last = lastFound.get(wall)
  if (last?.typed === typed) return last.found
  const words = searchWords(typed)
  const found = words.length === 0 ? wall : wall.filter((item) => index.has(item, words))
  lastFound.set(wall, { typed, found })
  return found
}

type Test = 'kind' | 'channel' | 'rarity' | 'isDoubled' | 'isNew'

const conditionTests: Readonly<Record<Test, (item: CollectedItem, filter: WallFilter, isNew: IsNewItem) => boolean>> = {
  kind: ({ kinds: ways }, { kind }) => kind !== undefined && ways.includes(kind),
  channel: (item, { channel }) => item.channel.id === channel,
  rarity: (item, { rarity }) => item.rarity === rarity,
  isDoubled: ({ owned = 1 }) => owned > 1,
  isNew: (item, _, isNew) => isNew(item),
}

const testNames = Object.keys(conditionTests) as Test[]

/** The names of the conditions that are active in the filter; usually none. */
const activeConditions = (filter: WallFilter) => testNames.filter((name) => isActive(filter, name))

const orders: Readonly<Record<WallOrder, (one: CollectedItem, other: CollectedItem) => number>> = {
  newest: () => 0,
  rarity: (one, other) => rankOf(other) - rankOf(one),
  channel: (one, other) =>
    one.channel.name.localeCompare(other.channel.name, 'ja') ||
    (one.channel.id < other.channel.id ? -1 : one.channel.id > other.channel.id ? 1 : 0),
}

/** The items that match the filter, in its sort order; equal items are sorted by the latest. */
export function filteredWall(wall: readonly CollectedItem[], filter: WallFilter, isNew: IsNewItem): CollectedItem[] {
  const active = activeConditions(filter)
  const shown = matchingItems(wall, filter.words).filter((item) =>
    active.every((name) => conditionTests[name](item, filter, isNew)),
  )
  return filter.order === 'newest' ? shown : shown.toSorted(orders[filter.order])
}

/** One selectable value of a filter. */
export interface FilterChoice {
  /** A kind, a rarity, or a channel id. */
  value: string
  label: string
  /** The number of items shown when this value is selected and the rest of the filter is unchanged. */
  count: number
}

/** All selectable filter values for a collection, each with the number of items that it would show. */
export interface WallChoices {
  /** The number of items shown when no kind is selected. */
  all: number
  kinds: FilterChoice[]
  channels: FilterChoice[]
  rarities: FilterChoice[]
  /** The number of items of which the member owns two or more. */
  doubled: number
  /** The number of new items. */
  new: number
}

const count = (counts: Map<string, number>, value: string) => counts.set(value, (counts.get(value) ?? 0) + 1)

const countByName = () => new Map<string, number>()

/**
 * The number of items that each filter value would show. An item that exactly one active condition excludes is counted
 * only for the values of that condition.
 */
function countsOf(wall: readonly CollectedItem[], filter: WallFilter, isNew: IsNewItem) {
  const counts = { all: 0, doubled: 0, new: 0, kind: countByName(), channel: countByName(), rarity: countByName() }
  const active = activeConditions(filter)
  for (const item of matchingItems(wall, filter.words)) {
    const [only, another] = active.filter((name) => !conditionTests[name](item, filter, isNew))
    if (another !== undefined) continue
    const countsFor = (name: Test) => only === undefined || only === name
    if (countsFor('kind')) {
      counts.all += 1
      for (const way of item.kinds) count(counts.kind, way)
    }
    if (countsFor('channel')) count(counts.channel, item.channel.id)
    if (countsFor('rarity') && item.rarity) count(counts.rarity, item.rarity)
    if (countsFor('isDoubled') && (item.owned ?? 1) > 1) counts.doubled += 1
    if (countsFor('isNew') && isNew(item)) counts.new += 1
  }
  return counts
}

const availableValuesCache = new WeakMap<readonly CollectedItem[], ReturnType<typeof availableValues>>()

/**
 * The filter values that occur in the collection. They do not depend on the search text, so they are memoised per
 * collection.
 */
function availableValues(wall: readonly CollectedItem[]) {
  const channels = new Map(wall.map(({ channel }) => [channel.id, channel.name]))
  return {
    kinds: new Set(wall.flatMap(({ kinds: ways }) => ways)),
    channels: [...channels].toSorted(([, one], [, other]) => one.localeCompare(other, 'ja')),
    rarities: new Set(wall.map(({ rarity }) => rarity)),
  }
}

/**
 * The selectable values with their counts. Each count applies the other active conditions. A value that occurs in the
 * collection remains selectable with a count of 0.
 */
export function filterChoicesOf(wall: readonly CollectedItem[], filter: WallFilter, isNew: IsNewItem): WallChoices {
  const counts = countsOf(wall, filter, isNew)
  const offer = availableValuesCache.get(wall) ?? availableValues(wall)
  availableValuesCache.set(wall, offer)
  return {
    all: counts.all,
    kinds: collectedKinds
      .filter((kind) => offer.kinds.has(kind) || filter.kind === kind)
      .map((kind) => ({ value: kind, label: collectedKindText[kind], count: counts.kind.get(kind) ?? 0 })),
    channels: offer.channels.map(([value, label]) => ({ value, label, count: counts.channel.get(value) ?? 0 })),
    rarities: rarities
      .filter((rarity) => offer.rarities.has(rarity) || filter.rarity === rarity)
      .map((value) => ({
        value,
        label: rarityText(value),
        count: counts.rarity.get(value) ?? 0,
      })),
    doubled: counts.doubled,
    new: counts.new,
  }
}
