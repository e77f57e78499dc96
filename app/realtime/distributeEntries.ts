import { bytesOfEntry, maxEntryBytes, type SyncEntries, type SyncEntry } from './syncEntries.ts'

type Pair = readonly [key: string, entry: SyncEntry]

/** Items before removals, because a removal may be lost sooner; the latest first. */
const byPriority = ([, one]: Pair, [, other]: Pair) =>
  Number(one.value === null) - Number(other.value === null) || other.at - one.at

/**
 * Distributes entries over the documents in which they are stored. An entry stays in its document as long as it fits
 * there, so that a change rewrites a single document; a new entry goes to the first document with enough space. Entries
 * for which no document has space are left out: they remain on this device only. The value of a removed entry is null.
 *
 * `stored` are the entries of the existing documents.
 */
export function distributeEntries(
  entries: SyncEntries,
  stored: readonly SyncEntries[],
  maxDocuments: number,
): SyncEntries[] {
  const documents = Array.from({ length: maxDocuments }, () => ({ entries: {} as Record<string, SyncEntry>, bytes: 0 }))
  const add = ([key, entry]: Pair, at: number): boolean => {
    const [document, bytes] = [documents[at], bytesOfEntry(key, entry)]
    if (!document || document.bytes + bytes > maxEntryBytes) return false
    document.entries[key] = entry
    document.bytes += bytes
    return true
  }
  const documentOf = new Map(
    stored.flatMap((each, at) => Object.keys(each).map((key) => [key, at] as const)).toReversed(),
  )
  const sorted = Object.entries(entries).toSorted(byPriority)
  const moving = sorted.filter((pair) => !add(pair, documentOf.get(pair[0]) ?? -1))
  for (const pair of moving) documents.some((_, at) => add(pair, at))
  return documents.map((document) => document.entries)
}
