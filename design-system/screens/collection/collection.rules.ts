import type { RarityName } from '../../components/Rarity.tsx'
import { searchText, searchWords } from '../../text/searchText.ts'
import type { CollectedItem, CollectedKind, WallFilter, WallOrder } from './collection.types.ts'

/** The words for each way into the collection, in the order in which they are offered. */
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

/** The words for each order of the wall, in the order in which they are offered. */
export const orderText: Readonly<Record<WallOrder, string>> = {
  newest: '新しい順',
  rarity: 'レア度順',
  channel: 'チャンネル順',
}

/** SSR, SR, R, N, or レア度不明. */
export const rarityText = (rarity: RarityName) => (rarity === 'UNKNOWN' ? 'レア度不明' : rarity)

/** The filter that leaves nothing out, the latest first. */
export const wholeWall: WallFilter = { words: '', isDoubled: false, isNew: false, order: 'newest' }

/** The whole wall in the order of this filter. */
export const widened = ({ order }: WallFilter): WallFilter => ({ ...wholeWall, order })

const isAsked = (filter: WallFilter, name: keyof WallFilter) => Boolean(filter[name])

/** Whether anything is left out. */
export const isNarrowed = (filter: WallFilter): boolean =>
  (Object.keys(filter) as (keyof WallFilter)[]).some((name) => name !== 'order' && isAsked(filter, name))

/** One setting of a filter, in words. */
export interface Condition {
  /** レア度順, 2つ以上, 新着. */
  label: string
  /** What is left of the filter without it. */
  without: WallFilter
}

/** What is set beside the words and the channel, each to be taken off by itself. */
export function conditionsOf(filter: WallFilter): Condition[] {
  const { kind, rarity, isDoubled, isNew, order } = filter
  const labels: Partial<Record<keyof WallFilter, string | false>> = {
    kind: kind && kindText[kind],
    rarity: rarity && rarityText(rarity),
    isDoubled: isDoubled && '2つ以上',
    isNew: isNew && '新着',
    order: order !== wholeWall.order && orderText[order],
  }
  const names = Object.keys(labels) as (keyof WallFilter)[]
  return names.flatMap((name) => {
    const label = labels[name]
    return label ? { label, without: { ...filter, [name]: wholeWall[name] } } : []
  })
}

const ranks: Readonly<Record<RarityName, number>> = { SSR: 4, SR: 3, R: 2, N: 1, UNKNOWN: 0 }
/** The rarest first. */
export const rarities = Object.keys(ranks) as RarityName[]

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

const compared = new Map<string, string>()

/** Names of channels and kinds are on thousands of things: each is worked out once. */
function comparedOnce(text: string): string {
  const had = compared.get(text)
  if (had !== undefined) return had
  const made = searchText(text)
  compared.set(text, made)
  return made
}

const known = new WeakMap<CollectedItem, string>()

/** What of a thing is searched: its name, its channel and its kinds. Worked out once. */
function searchedOf(item: CollectedItem): string {
  const had = known.get(item)
  if (had !== undefined) return had
  const shared = [item.channel.name, ...item.kinds.map((kind) => kindText[kind]), item.rarity ?? '']
  const text = [searchText(item.name), ...shared.map(comparedOnce)].join('\n')
  known.set(item, text)
  return text
}

/** What may be searched soon is made ready, until there is no time left for it. Says whether all of it is. */
export function readySearch(items: readonly CollectedItem[], hasTime: () => boolean): boolean {
  for (const item of items) {
    if (known.has(item)) continue
    if (!hasTime()) return false
    searchedOf(item)
  }
  return true
}

const lastFound = new WeakMap<readonly CollectedItem[], { typed: string; found: readonly CollectedItem[] }>()

/** The things with these words. The wall and its counts both ask for them: they are looked for once. */
function withWords(wall: readonly CollectedItem[], typed: string): readonly CollectedItem[] {
  const last = lastFound.get(wall)
  if (last?.typed === typed) return last.found
  const words = searchWords(typed)
  const has = (item: CollectedItem) => words.every((word) => searchedOf(item).includes(word))
  const found = words.length === 0 ? wall : wall.filter(has)
  lastFound.set(wall, { typed, found })
  return found
}

type Test = 'kind' | 'channel' | 'rarity' | 'isDoubled' | 'isNew'

/** Tells whether a thing is new: got, and not seen on this device since (Q254). */
export type IsNew = (item: CollectedItem) => boolean

const tests: Readonly<Record<Test, (item: CollectedItem, filter: WallFilter, isNew: IsNew) => boolean>> = {
  kind: ({ kinds: ways }, { kind }) => kind !== undefined && ways.includes(kind),
  channel: (item, { channel }) => item.channel.id === channel,
  rarity: (item, { rarity }) => item.rarity === rarity,
  isDoubled: ({ owned = 1 }) => owned > 1,
  isNew: (item, _, isNew) => isNew(item),
}

const testNames = Object.keys(tests) as Test[]

/** The tests that a filter asks for: most often none. */
const askedOf = (filter: WallFilter) => testNames.filter((name) => isAsked(filter, name))

const orders: Readonly<Record<WallOrder, (one: CollectedItem, other: CollectedItem) => number>> = {
  newest: () => 0,
  rarity: (one, other) => rankOf(other) - rankOf(one),
  channel: (one, other) =>
    one.channel.name.localeCompare(other.channel.name, 'ja') ||
    (one.channel.id < other.channel.id ? -1 : one.channel.id > other.channel.id ? 1 : 0),
}

/** What a filter leaves of the wall, in its order; equals stand the latest first. */
export function shownOf(wall: readonly CollectedItem[], filter: WallFilter, isNew: IsNew): CollectedItem[] {
  const asked = askedOf(filter)
  const shown = withWords(wall, filter.words).filter((item) => asked.every((name) => tests[name](item, filter, isNew)))
  return filter.order === 'newest' ? shown : shown.toSorted(orders[filter.order])
}

/** One value of a filter that can be chosen. */
export interface Choice {
  /** Of the filter: a kind, a rarity, or the id of a channel. */
  value: string
  label: string
  /** How many one will see when it is chosen, with everything else as it is. */
  count: number
}

/** Everything that can be chosen of a wall, each with its count. */
export interface WallChoices {
  /** How many there are without a kind. */
  all: number
  kinds: Choice[]
  channels: Choice[]
  rarities: Choice[]
  /** How many there are that one has two or more of. */
  doubled: number
  /** How many new things there are. */
  new: number
}

const count = (counts: Map<string, number>, value: string) => counts.set(value, (counts.get(value) ?? 0) + 1)

const named = () => new Map<string, number>()

/** Each thing counts for every choice that is the only one to leave it out, or that leaves it in. */
function countsOf(wall: readonly CollectedItem[], filter: WallFilter, isNew: IsNew) {
  const counts = { all: 0, doubled: 0, new: 0, kind: named(), channel: named(), rarity: named() }
  const asked = askedOf(filter)
  for (const item of withWords(wall, filter.words)) {
    const [only, another] = asked.filter((name) => !tests[name](item, filter, isNew))
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

const offers = new WeakMap<readonly CollectedItem[], ReturnType<typeof offerOf>>()

/** What a wall has at all. It is the same for each letter of a search. */
function offerOf(wall: readonly CollectedItem[]) {
  const channels = new Map(wall.map(({ channel }) => [channel.id, channel.name]))
  return {
    kinds: new Set(wall.flatMap(({ kinds: ways }) => ways)),
    channels: [...channels].toSorted(([, one], [, other]) => one.localeCompare(other, 'ja')),
    rarities: new Set(wall.map(({ rarity }) => rarity)),
  }
}

/**
 * What can be chosen, with counts that come true: each is counted with the other choices as they are. What the wall has
 * at all stays on offer, with 0.
 */
export function choicesOf(wall: readonly CollectedItem[], filter: WallFilter, isNew: IsNew): WallChoices {
  const counts = countsOf(wall, filter, isNew)
  const offer = offers.get(wall) ?? offerOf(wall)
  offers.set(wall, offer)
  return {
    all: counts.all,
    kinds: kinds
      .filter((kind) => offer.kinds.has(kind) || filter.kind === kind)
      .map((kind) => ({ value: kind, label: kindText[kind], count: counts.kind.get(kind) ?? 0 })),
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
