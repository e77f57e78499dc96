import type { SyncEntries, SyncEntry } from './syncEntries.ts'

/** How long a removal is stored (ms), so that it reaches devices that are rarely used, and how many at most. */
const removalMs = 90 * 24 * 60 * 60_000
const maxRemovals = 100

const isRemoval = ({ value }: SyncEntry) => value === null

/** A time for a change, in ms: later than the entry's last change, also after the clock was corrected. */
export const timeOfChange = (entries: SyncEntries, key: string, now: number): number =>
  Math.max(now, (entries[key]?.at ?? 0) + 1)

/** The entries with one entry stored as removed, so that the member's other devices remove it too. */
export const withRemoval = (entries: SyncEntries, key: string, now: number): SyncEntries =>
  withoutOldRemovals({ ...entries, [key]: { value: null, at: timeOfChange(entries, key, now) } }, now)

/** The entries without the removals that are too old or too many. */
export function withoutOldRemovals(entries: SyncEntries, now: number): SyncEntries {
  const removals = Object.entries(entries).filter(([, entry]) => isRemoval(entry))
  const latest = removals.toSorted(([, one], [, other]) => other.at - one.at).slice(0, maxRemovals)
  const kept = new Set(latest.flatMap(([key, { at }]) => (at > now - removalMs ? [key] : [])))
  if (kept.size === removals.length) return entries
  return Object.fromEntries(Object.entries(entries).filter(([key, entry]) => !isRemoval(entry) || kept.has(key)))
}
