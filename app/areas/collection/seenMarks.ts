import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import type { SyncEntry } from '../../realtime/syncEntries.ts'
import type { SyncedData } from '../../realtime/syncDocument.ts'
import { serverNow } from '../../time/clock.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { deviceStore } from '../../storage/textStore.ts'

/**
 * Which items of the collection a member has seen: all that were acquired up to `until`, and those in `seen`, which
 * maps an item's key to its acquisition time.
 */
export interface SeenMarks {
  until: string
  seen: Readonly<Record<string, string>>
}

/** On the first visit with a device, items acquired within this time count as new, in ms (Q254). */
const firstVisitNewMs = 7 * 24 * 60 * 60_000

export const firstMarks = (now: number): SeenMarks => ({
  until: new Date(now - firstVisitNewMs).toISOString(),
  seen: {},
})

/** Whether an item was acquired and not seen since. A later duplicate makes it new again. */
export const isNewBy =
  ({ until, seen }: SeenMarks) =>
  ({ key, time, isGot }: CollectedItem): boolean =>
    isGot === true && time !== undefined && time > until && !(Object.hasOwn(seen, key) && (seen[key] ?? '') >= time)

/** Marks these items as seen. Returns the same object if all were seen before. */
export function markSeen(marks: SeenMarks, items: readonly CollectedItem[]): SeenMarks {
  const fresh = items.filter(isNewBy(marks))
  if (fresh.length === 0) return marks
  return { ...marks, seen: { ...marks.seen, ...Object.fromEntries(fresh.map(({ key, time = '' }) => [key, time])) } }
}

/** Marks everything as seen, by one time. */
export function markAllSeen(marks: SeenMarks, items: readonly CollectedItem[]): SeenMarks {
  const times = items.flatMap(({ time, isGot }) => (isGot && time ? [time] : []))
  return { until: [marks.until, ...times].toSorted().at(-1) ?? marks.until, seen: {} }
}

const keyOf = (accountId: string) => `tsudoi.collection-seen.${encodeURIComponent(accountId)}` as const

/** Items seen on the screen but not written yet, with the marks to start from if none are stored; by account. */
const noted = new Map<string, { items: CollectedItem[]; first: SeenMarks }>()
/** Marks are written at most this often while the user scrolls, in ms, because there may be thousands. */
const writeDelayMs = 500
let timer: ReturnType<typeof setTimeout> | undefined

function writeSeen(): void {
  clearTimeout(timer)
  timer = undefined
  const untilKey = [...noted]
  noted.clear()
  for (const [accountId, { items, first }] of untilKey) {
    const before = storedMarks(accountId) ?? first
    const marks = markSeen(before, items)
    if (marks !== before) storeMarks(accountId, marks)
  }
}

/**
 * Records that these items were on the screen. They are written after a delay, on page unload, or before marks are
 * read.
 */
export function recordSeen(accountId: string, items: readonly CollectedItem[], first: SeenMarks): void {
  const before = noted.get(accountId)?.items ?? []
  noted.set(accountId, { items: [...before, ...items], first })
  timer ??= setTimeout(writeSeen, writeDelayMs)
}

addEventListener('pagehide', writeSeen)
// The system may end a webview in the background without an unload event.
document.addEventListener('visibilitychange', () => document.hidden && writeSeen())
// Writes before stored values are deleted. A later write would restore marks on a shared device or of a deleted
// account.
onSessionReset(writeSeen)

/** The stored marks, or undefined if there are none or they are malformed. */
export function storedMarks(accountId: string): SeenMarks | undefined {
  writeSeen()
  const { until, seen } = (deviceStore.getJson(keyOf(accountId)) ?? {}) as { until?: unknown; seen?: unknown }
  if (typeof until !== 'string' || Number.isNaN(Date.parse(until))) return undefined
  const times = Object.entries((seen ?? {}) as object).filter((entry): entry is [string, string] =>
    Boolean(typeof entry[1] === 'string'),
  )
  return { until, seen: Object.fromEntries(times) }
}

/** When `until` was last set, in ms. On a first visit the user has not set it, so `until` itself counts. */
function decidedAt(accountId: string, { until }: SeenMarks): number {
  const known = deviceStore.getJson(keyOf(accountId)) as { until?: unknown; at?: unknown } | undefined | null
  if (!known || storedMarks(accountId) === undefined) return Date.parse(until)
  return known.until === until && typeof known.at === 'number' ? known.at : serverNow()
}

export const storeMarks = (accountId: string, marks: SeenMarks): void =>
  deviceStore.setJson(keyOf(accountId), { ...marks, at: decidedAt(accountId, marks) })

const all = 'until'
const seenPrefix = 'seen:'

/** Synchronizes seen marks between a member's devices (Q261). */
export const syncedSeenMarks: SyncedData = {
  name: 'collection-seen',
  read(accountId) {
    const marks = storedMarks(accountId)
    if (!marks) return {}
    const { until, seen } = marks
    const later = Object.entries(seen).filter(([, time]) => time > until)
    return {
      ...Object.fromEntries(later.map(([key, time]) => [seenPrefix + key, { value: time, at: Date.parse(time) }])),
      [all]: { value: until, at: decidedAt(accountId, marks) },
    }
  },
  take(accountId, entries) {
    const { until, seen } = storedMarks(accountId) ?? firstMarks(serverNow())
    const taken = Object.entries(entries).filter((entry): entry is [string, SyncEntry & { value: string }] =>
      isTime(entry[1].value),
    )
    const marks = taken
      .filter(([key]) => key.startsWith(seenPrefix))
      .map(([key, { value }]) => [key.slice(seenPrefix.length), value])
    const decided = taken.find(([key]) => key === all)?.[1]
    deviceStore.setJson(keyOf(accountId), {
      until: decided?.value ?? until,
      seen: { ...seen, ...Object.fromEntries(marks) },
      at: decided?.at ?? decidedAt(accountId, { until, seen }),
    })
  },
}

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
