import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import type { SyncEntry } from '../../realtime/syncEntries.ts'
import type { SyncedData } from '../../realtime/syncDocument.ts'
import { serverNow } from '../../time/clock.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { deviceStore } from '../../storage/textStore.ts'

/**
 * Which collected items a member has seen: all items acquired up to the time `until`, and the items in `seen`, which
 * maps an item’s key to its acquisition time.
 */
export interface SeenMarks {
  until: string
  seen: Readonly<Record<string, string>>
}

/** On a device’s first visit, items acquired within this time are new, in ms (Q254). */
const firstVisitNewMs = 7 * 24 * 60 * 60_000

/** The marks for a member whose device has stored none. `now` is in ms. */
export const initialSeenMarks = (now: number): SeenMarks => ({
  until: new Date(now - firstVisitNewMs).toISOString(),
  seen: {},
})

/**
 * Returns a function that checks whether an item is new: acquired after the member last saw it. A later duplicate makes
 * an item new again.
 */
export const createNewItemCheck =
  ({ until, seen }: SeenMarks) =>
  ({ key, time, isGot }: CollectedItem): boolean =>
    isGot === true && time !== undefined && time > until && !(Object.hasOwn(seen, key) && (seen[key] ?? '') >= time)

/** Returns marks in which these items are seen; the same object if they were all seen before. */
export function markSeen(marks: SeenMarks, items: readonly CollectedItem[]): SeenMarks {
  const fresh = items.filter(createNewItemCheck(marks))
  if (fresh.length === 0) return marks
  return { ...marks, seen: { ...marks.seen, ...Object.fromEntries(fresh.map(({ key, time = '' }) => [key, time])) } }
}

/** Returns marks in which everything acquired so far is seen. */
export function markAllSeen(marks: SeenMarks, items: readonly CollectedItem[]): SeenMarks {
  const times = items.flatMap(({ time, isGot }) => (isGot && time ? [time] : []))
  return { until: [marks.until, ...times].toSorted().at(-1) ?? marks.until, seen: {} }
}

const keyOf = (accountId: string) => `tsudoi.collection-seen.${encodeURIComponent(accountId)}` as const

/**
 * Items that were on the screen but are not stored yet, by account. `first` are the marks to start from if the device
 * has stored none.
 */
const unwritten = new Map<string, { items: CollectedItem[]; first: SeenMarks }>()
/** Seen items are stored at most this often while the user scrolls, in ms, because there may be thousands. */
const writeDelayMs = 500
let timer: ReturnType<typeof setTimeout> | undefined

function writeSeenItems(): void {
  clearTimeout(timer)
  timer = undefined
  const batch = [...unwritten]
  unwritten.clear()
  for (const [accountId, { items, first }] of batch) {
    const before = storedSeenMarks(accountId) ?? first
    const marks = markSeen(before, items)
    if (marks !== before) storeSeenMarks(accountId, marks)
  }
}

/**
 * Records that these items were on the screen. Stores them after a delay; earlier on page unload and before the marks
 * are read.
 */
export function recordSeenItems(accountId: string, items: readonly CollectedItem[], first: SeenMarks): void {
  const before = unwritten.get(accountId)?.items ?? []
  unwritten.set(accountId, { items: [...before, ...items], first })
  timer ??= setTimeout(writeSeenItems, writeDelayMs)
}

addEventListener('pagehide', writeSeenItems)
// Stores the seen items when the page is hidden, because the operating system may end a webview in the background
// without an unload event.
addEventListener('visibilitychange', () => document.hidden && writeSeenItems())
// Stores the pending items before the member's stored values are deleted. A later write would bring values back on a
// shared device or for a deleted account.
onSessionReset(writeSeenItems)

/** Returns the marks that this device has stored for the account. Undefined if there are none or they are malformed. */
export function storedSeenMarks(accountId: string): SeenMarks | undefined {
  writeSeenItems()
  const { until, seen } = (deviceStore.getJson(keyOf(accountId)) ?? {}) as { until?: unknown; seen?: unknown }
  if (typeof until !== 'string' || Number.isNaN(Date.parse(until))) return undefined
  const times = Object.entries((seen ?? {}) as object).filter((entry): entry is [string, string] =>
    Boolean(typeof entry[1] === 'string'),
  )
  return { until, seen: Object.fromEntries(times) }
}

/** Returns when `until` was last set, in ms. On a first visit the member has not set it; then it is `until` itself. */
function untilSetAt(accountId: string, { until }: SeenMarks): number {
  const known = deviceStore.getJson(keyOf(accountId)) as { until?: unknown; at?: unknown } | undefined | null
  if (!known || storedSeenMarks(accountId) === undefined) return Date.parse(until)
  return known.until === until && typeof known.at === 'number' ? known.at : serverNow()
}

/** Stores the marks of the account on this device. */
export const storeSeenMarks = (accountId: string, marks: SeenMarks): void =>
  deviceStore.setJson(keyOf(accountId), { ...marks, at: untilSetAt(accountId, marks) })

const untilKey = 'until'
const seenPrefix = 'seen:'

/** Synchronizes the seen marks between the devices of a member (Q261). */
export const syncedSeenMarks: SyncedData = {
  name: 'collection-seen',
  read(accountId) {
    const marks = storedSeenMarks(accountId)
    if (!marks) return {}
    const { until, seen } = marks
    const later = Object.entries(seen).filter(([, time]) => time > until)
    return {
      ...Object.fromEntries(later.map(([key, time]) => [seenPrefix + key, { value: time, at: Date.parse(time) }])),
      [untilKey]: { value: until, at: untilSetAt(accountId, marks) },
    }
  },
  take(accountId, entries) {
    const { until, seen } = storedSeenMarks(accountId) ?? initialSeenMarks(serverNow())
    const taken = Object.entries(entries).filter((entry): entry is [string, SyncEntry & { value: string }] =>
      isTime(entry[1].value),
    )
    const marks = taken
      .filter(([key]) => key.startsWith(seenPrefix))
      .map(([key, { value }]) => [key.slice(seenPrefix.length), value])
    const decided = taken.find(([key]) => key === untilKey)?.[1]
    deviceStore.setJson(keyOf(accountId), {
      until: decided?.value ?? until,
      seen: { ...seen, ...Object.fromEntries(marks) },
      at: decided?.at ?? untilSetAt(accountId, { until, seen }),
    })
  },
}

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
