/** A synchronized value, and when it was set. */
export interface SyncEntry {
  value: unknown
  /** Milliseconds since 1970 by the server's clock. */
  at: number
}

/** Synchronized values by key. */
export type SyncEntries = Readonly<Record<string, SyncEntry>>

/**
 * Whether `one` replaces `other` because it is later. If their times are equal, a comparison by value gives every
 * device the same result.
 */
const isLater = (one: SyncEntry, other: SyncEntry) =>
  one.at === other.at ? JSON.stringify(one.value) > JSON.stringify(other.value) : one.at > other.at

/**
 * Merges two sets of entries; of each key the later entry is kept. The order of the arguments does not matter, so all
 * devices get the same result.
 */
export function mergeEntries(one: SyncEntries, other: SyncEntries): SyncEntries {
  const all = new Map(Object.entries(one))
  for (const [key, entry] of Object.entries(other)) {
    const existing = all.get(key)
    if (!existing || isLater(entry, existing)) all.set(key, entry)
  }
  return Object.fromEntries(all)
}

/** The entries of `all` that are newer than those in `existing` or missing there. */
export const entriesLaterThan = (all: SyncEntries, existing: SyncEntries): SyncEntries =>
  Object.fromEntries(
    Object.entries(all).filter(([key, entry]) => {
      const knownEntry = existing[key]
      return !knownEntry || isLater(entry, knownEntry)
    }),
  )

/** Maximum size of the entries of one document (contracts/realtime), in bytes; the rest of the document needs 64. */
export const maxEntryBytes = 8 * 1024 - 64

/** The bytes of an entry in a document, as JSON text in UTF-8. */
export const bytesOfEntry = (key: string, entry: SyncEntry): number =>
  new TextEncoder().encode(JSON.stringify({ [key]: entry })).length

/** The latest entries that fit in one document. */
export function entriesThatFit(entries: SyncEntries): SyncEntries {
  let bytesLeft = maxEntryBytes
  const latest = Object.entries(entries).toSorted(([, one], [, other]) => other.at - one.at)
  return Object.fromEntries(
    latest.filter(([key, entry]) => {
      bytesLeft -= bytesOfEntry(key, entry)
      return bytesLeft >= 0
    }),
  )
}

/**
 * How far in the future an entry of another device may be dated, in ms. An entry dated next year would replace every
 * later change.
 */
const maxAheadMs = 24 * 60 * 60_000

const isEntry = (value: unknown, now: number): value is SyncEntry => {
  const { at } = (value ?? {}) as Partial<SyncEntry>
  return typeof at === 'number' && Number.isFinite(at) && at <= now + maxAheadMs
}

/**
 * The valid entries of a document. Ignores invalid ones, which another build or the user may have written. `now` is the
 * server's time in ms, for entries that may come from other devices; without it, an entry may have any time.
 */
export const readEntries = (document: Readonly<Record<string, unknown>> | undefined, now = Infinity): SyncEntries => {
  const list = Object.entries((document?.['entries'] ?? {}) as object)
  return Object.fromEntries(list.filter((pair): pair is [string, SyncEntry] => isEntry(pair[1], now)))
}
