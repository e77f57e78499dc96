import type { RarityName } from '../../components/Rarity.tsx'
import { searchText, searchWords } from '../../text/searchText.ts'
import type { CollectedItem, CollectedKind, WallFilter, WallOrder } from './collection.types.ts'

export const kindText: Readonly<Record<CollectedKind, string>> = {
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

/** In the order in which they are offered. */
export const kinds = Object.keys(kindText) as CollectedKind[]

export const orderText: Readonly<Record<WallOrder, string>> = {
  newest: '新しい順',
  rarity: 'レア度順',
  channel: 'チャンネル順',
}

export const wholeWall: WallFilter = { words: '', isDoubled: false, isNew: false, order: 'newest' }

/** Whether anything is left out. */
export const isNarrowed = (filter: WallFilter): boolean =>
  Object.entries(filter).some(
    ([name, value]) => name !== 'order' && value !== undefined && value !== '' && value !== false,
  )

const ranks: Readonly<Record<RarityName, number>> = { SSR: 4, SR: 3, R: 2, N: 1, UNKNOWN: 0 }
const rankOf = ({ rarity }: CollectedItem) => (rarity ? ranks[rarity] : -1)

/** The latest first; what has no time of the member's stands behind. Equal ones keep their order. */
const byTime = (one: CollectedItem, other: CollectedItem) => {
  const [a = '', b = ''] = [one.time, other.time]
  return a === b ? 0 : a < b ? 1 : -1
}

/** One wall out of all lists: each thing once, with all ways by which it came, the latest first (S051). */
export function wallOf(lists: readonly (readonly CollectedItem[])[]): CollectedItem[] {
  const wall = new Map<string, CollectedItem>()
  for (const item of lists.flat()) {
    const known = wall.get(item.key)
    wall.set(item.key, known ? merged(known, item) : item)
  }
  return [...wall.values()].toSorted(byTime)
}

/** The list that comes first says what it is; the time is the latest of all. */
function merged(first: CollectedItem, other: CollectedItem): CollectedItem {
  const time = [first.time, other.time]
    .filter((each) => each !== undefined)
    .toSorted()
    .at(-1)
  const ways = [...new Set([...first.kinds, ...other.kinds])]
  return { ...first, kinds: ways, time, isGot: first.isGot || other.isGot }
}

const known = new WeakMap<CollectedItem, string>()

/** What of a thing is searched: its name, its channel and its kinds. Worked out once. */
function searchedOf(item: CollectedItem): string {
  const had = known.get(item)
  if (had !== undefined) return had
  const text = [item.name, item.channel.name, ...item.kinds.map((kind) => kindText[kind]), item.rarity ?? '']
    .map(searchText)
    .join('\n')
  known.set(item, text)
  return text
}

const tests: Readonly<Record<string, (item: CollectedItem, filter: WallFilter, isNew: IsNew) => boolean>> = {
  kind: ({ kinds: ways }, { kind }) => kind === undefined || ways.includes(kind),
  channel: (item, { channel }) => channel === undefined || item.channel.id === channel,
  rarity: (item, { rarity }) => rarity === undefined || item.rarity === rarity,
  isDoubled: ({ owned = 1 }, { isDoubled }) => !isDoubled || owned > 1,
  isNew: (item, filter, isNew) => !filter.isNew || isNew(item),
}

export type IsNew = (item: CollectedItem) => boolean

/** Those that pass every test but one. */
function passing(items: readonly CollectedItem[], filter: WallFilter, isNew: IsNew, except?: string): CollectedItem[] {
  const words = searchWords(filter.words)
  const asked = Object.entries(tests).flatMap(([name, test]) => (name === except ? [] : [test]))
  return items.filter(
    (item) =>
      asked.every((test) => test(item, filter, isNew)) && words.every((word) => searchedOf(item).includes(word)),
  )
}

const orders: Readonly<Record<WallOrder, (one: CollectedItem, other: CollectedItem) => number>> = {
  newest: () => 0,
  rarity: (one, other) => rankOf(other) - rankOf(one),
  channel: (one, other) =>
    one.channel.name.localeCompare(other.channel.name, 'ja') ||
    (one.channel.id < other.channel.id ? -1 : one.channel.id > other.channel.id ? 1 : 0),
}

/** What a filter leaves of the wall, in its order; equals stand the latest first. */
export function shownOf(wall: readonly CollectedItem[], filter: WallFilter, isNew: IsNew): CollectedItem[] {
  const shown = passing(wall, filter, isNew)
  return filter.order === 'newest' ? shown : shown.toSorted(orders[filter.order])
}

export interface Choice {
  value: string
  label: string
  /** How many one will see when it is chosen, with everything else as it is. */
  count: number
}

export interface WallChoices {
  /** How many there are without a kind. */
  all: number
  kinds: Choice[]
  channels: Choice[]
  rarities: Choice[]
  doubled: number
  new: number
}

function counted(items: readonly CollectedItem[], valuesOf: (item: CollectedItem) => readonly string[]) {
  const counts = new Map<string, number>()
  for (const item of items) for (const value of valuesOf(item)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/**
 * What can be chosen, with counts that come true: each is counted with the other choices as they are. What the wall has
 * at all stays on offer, with 0.
 */
export function choicesOf(wall: readonly CollectedItem[], filter: WallFilter, isNew: IsNew): WallChoices {
  const rest = (name: string) => passing(wall, filter, isNew, name)
  const channels = new Map(wall.map(({ channel }) => [channel.id, channel.name]))
  const ofKind = counted(rest('kind'), ({ kinds: ways }) => ways)
  const ofChannel = counted(rest('channel'), ({ channel }) => [channel.id])
  const ofRarity = counted(rest('rarity'), ({ rarity }) => (rarity ? [rarity] : []))
  const hasKind = counted(wall, ({ kinds: ways }) => ways)
  const hasRarity = counted(wall, ({ rarity }) => (rarity ? [rarity] : []))
  const doubled = rest('isDoubled').filter(({ owned = 1 }) => owned > 1).length
  return {
    all: rest('kind').length,
    kinds: kinds
      .filter((kind) => hasKind.has(kind) || filter.kind === kind)
      .map((kind) => ({ value: kind, label: kindText[kind], count: ofKind.get(kind) ?? 0 })),
    channels: [...channels]
      .map(([value, label]) => ({ value, label, count: ofChannel.get(value) ?? 0 }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'ja')),
    rarities: (Object.keys(ranks) as RarityName[])
      .filter((rarity) => hasRarity.has(rarity) || filter.rarity === rarity)
      .map((value) => ({ value, label: value === 'UNKNOWN' ? 'レア度不明' : value, count: ofRarity.get(value) ?? 0 })),
    doubled,
    new: rest('isNew').filter(isNew).length,
  }
}
