import { countText } from '../../text/countText.ts'
import { japanOffset } from '../../text/timeParts.ts'
import { rarityOrder } from '../gacha/rarityOrder.ts'
import type {
  Lookback,
  LookbackChannel,
  LookbackCount,
  LookbackEntry,
  LookbackFact,
  LookbackKind,
  LookbackList,
  LookbackLists,
  LookbackRange,
} from './lookback.types.ts'

/** Name and counter word of each kind, in the order of the page, and the name of its list in a sentence. */
export const lookbackTexts: Readonly<Record<LookbackKind, { name: string; unit: string; list: string }>> = {
  photo: { name: '手に入れた写真', unit: '種類', list: '写真' },
  video: { name: '見た動画', unit: '本', list: '動画' },
  story: { name: '読んだストーリー', unit: '作', list: 'ストーリー' },
  event: { name: 'チケットを持っていた公演', unit: '公演', list: 'チケット' },
  talk: { name: 'ライブトーク', unit: '回', list: 'ライブトーク' },
  lottery: { name: '申し込んだ抽選', unit: '件', list: '抽選' },
  preorder: { name: '注文した受注販売', unit: '件', list: '受注販売' },
}

/** The kinds in the order of the page. */
export const lookbackKinds = Object.keys(lookbackTexts) as LookbackKind[]

/** A count with its unit: 12本, or 12本以上. */
export const lookbackCountText = ({ count, isAtLeast }: LookbackCount, unit: string) =>
  `${countText(count)}${unit}${isAtLeast ? '以上' : ''}`

type Timed = LookbackEntry & { at: number }
type Known = { entries: readonly Timed[]; later: readonly Timed[] }

const at = (iso: string) => Date.parse(iso)
const dayLength = 86_400_000

/**
 * Returns each entry once, with its latest time, sorted by the latest. Leaves out entries with unreadable or future
 * times.
 */
function timedEntries(entries: readonly LookbackEntry[], now: string): Timed[] {
  const latest = new Map<string, Timed>()
  for (const entry of entries) {
    const timed = { ...entry, at: at(entry.time) }
    const other = latest.get(entry.key)
    if (timed.at <= at(now) && (!other || other.at < timed.at)) latest.set(entry.key, timed)
  }
  return [...latest.values()].toSorted((a, b) => b.at - a.at)
}

/**
 * The entries of a list in the range (`entries`), and the later entries that may be repetitions of one in the range
 * (`later`).
 */
function factOf(list: LookbackList, { start, end }: LookbackRange, now: string): LookbackFact<Known> {
  if (list.state !== 'ready') return { state: list.state }
  if (list.since !== undefined && !(at(list.since) < at(start))) return { state: 'cut' }
  const timed = timedEntries(list.entries, now)
  return {
    state: 'known',
    value: {
      entries: timed.filter((entry) => entry.at >= at(start) && entry.at < at(end)),
      later: timed.filter((entry) => entry.at >= at(end) && entry.canRepeat),
    },
  }
}

function mapFact<From, To>(fact: LookbackFact<From>, map: (value: From) => To): LookbackFact<To> {
  return fact.state === 'known' ? { state: 'known', value: map(fact.value) } : fact
}

const countOf = ({ entries, later }: Known): LookbackCount => ({
  count: entries.length,
  isAtLeast: later.length > 0,
  latest: entries[0],
})

/**
 * Counts the photos of which the member has a single copy. The first copy of any other photo may be older than the
 * year.
 */
function newPhotosOf({ entries, later }: Known): LookbackCount {
  const single = entries.filter(({ canRepeat }) => !canRepeat)
  return { count: single.length, isAtLeast: single.length < entries.length || later.length > 0, latest: single[0] }
}

function firstPhotoOf({ entries, later }: Known) {
  const entry = entries.at(-1)
  return entry && { entry, isCertain: later.length === 0 && !entries.some(({ canRepeat }) => canRepeat) }
}

/** The rarest photo of the year; the latest one if several are equally rare. */
function rarestOf({ entries }: Known): LookbackEntry | undefined {
  const rank = ({ rarity }: LookbackEntry) => rarityOrder.indexOf(rarity ?? 'UNKNOWN')
  const known = entries.filter(({ rarity }) => rarity !== undefined && rarity !== 'UNKNOWN')
  return known.reduce<Timed | undefined>((best, entry) => (!best || rank(entry) < rank(best) ? entry : best), undefined)
}

/** The channel with the most entries; if several have equally many, the one with the latest entry. */
function channelOf(entries: readonly Timed[]): { channel: LookbackChannel; count: number } | undefined {
  const channels = new Map<string, { channel: LookbackChannel; count: number }>()
  for (const { channel } of entries.toSorted((a, b) => b.at - a.at)) {
    const before = channels.get(channel.id)
    channels.set(channel.id, { channel: before?.channel ?? channel, count: (before?.count ?? 0) + 1 })
  }
  return [...channels.values()].reduce<{ channel: LookbackChannel; count: number } | undefined>(
    (best, each) => (!best || each.count > best.count ? each : best),
    undefined,
  )
}

/**
 * Combines all lists of the server into one fact, which is known only if each list is known. A failed list takes
 * precedence over one that is too long.
 */
function combined(facts: readonly LookbackFact<Known>[]): LookbackFact<Known> {
  for (const state of ['loading', 'failed', 'cut'] as const)
    if (facts.some((fact) => fact.state === state)) return { state }
  const known = facts.flatMap((fact) => (fact.state === 'known' ? [fact.value] : []))
  return {
    state: 'known',
    value: { entries: known.flatMap(({ entries }) => entries), later: known.flatMap(({ later }) => later) },
  }
}

function daysOf({ entries, later }: Known): LookbackCount {
  const days = new Set(entries.map((entry) => Math.floor((entry.at + japanOffset) / dayLength)))
  return { count: days.size, isAtLeast: later.length > 0 || entries.some(({ canRepeat }) => canRepeat) }
}

/**
 * The facts about a year. A fact is known only if every list from which it is computed is known: it is never computed
 * from a list that failed or is incomplete (Q523). `now`: the server's time, ISO 8601; later entries are left out.
 */
export function lookbackOf(lists: LookbackLists, range: LookbackRange, now: string): Lookback {
  const facts = lookbackKinds.map((kind) => [kind, factOf(lists[kind], range, now)] as const)
  const ofKind = Object.fromEntries(facts) as Record<LookbackKind, LookbackFact<Known>>
  const all = combined(facts.map(([, fact]) => fact))
  return {
    counts: Object.fromEntries(facts.map(([kind, fact]) => [kind, mapFact(fact, countOf)])) as Lookback['counts'],
    newPhotos: mapFact(ofKind.photo, newPhotosOf),
    firstPhoto: mapFact(ofKind.photo, firstPhotoOf),
    rarestPhoto: mapFact(ofKind.photo, rarestOf),
    days: mapFact(all, daysOf),
    channel: mapFact(all, ({ entries }) => channelOf(entries)),
    isEmpty: all.state === 'known' && all.value.entries.length === 0,
  }
}

/** A figure about the year, with its name. */
export interface LookbackFigure {
  label: string
  value: string
}

/** The known numbers of the year, without zeros: what can be shared. */
export function figuresOf({ counts, days }: Pick<Lookback, 'counts' | 'days'>): LookbackFigure[] {
  const figures = [
    ...lookbackKinds.map((kind) => ({
      label: lookbackTexts[kind].name,
      unit: lookbackTexts[kind].unit,
      fact: counts[kind],
    })),
    { label: '記録のある日', unit: '日', fact: days },
  ]
  return figures.flatMap(({ label, unit, fact }) =>
    fact.state === 'known' && fact.value.count > 0 ? [{ label, value: lookbackCountText(fact.value, unit) }] : [],
  )
}

/** Whether every list has loaded or failed. */
export const isSettled = ({ counts }: Pick<Lookback, 'counts'>): boolean => kindsIn(counts, 'loading').length === 0

/** The earliest time in all loaded lists up to `now`; undefined without entries. ISO 8601. */
export function earliestTimeIn(lists: LookbackLists, now: string): string | undefined {
  const times = lookbackKinds.flatMap((kind) => {
    const list = lists[kind]
    return list.state === 'ready' ? timedEntries(list.entries, now).map((entry) => entry.at) : []
  })
  const earliest = times.reduce((least, time) => Math.min(least, time), Infinity)
  return earliest === Infinity ? undefined : new Date(earliest).toISOString()
}

/** The kinds whose lists are in the given state. */
export const kindsIn = (counts: Lookback['counts'], state: LookbackFact<unknown>['state']): LookbackKind[] =>
  lookbackKinds.filter((kind) => counts[kind].state === state)
