import { bytesOfEntry, maxEntryBytes, type SyncEntries, type SyncEntry } from './syncEntries.ts'

interface SizedEntry {
  key: string
  entry: SyncEntry
  bytes: number
}

/** Items before removals, because a removal may be lost sooner; the latest first. */
const byPriority = ({ entry: one }: SizedEntry, { entry: other }: SizedEntry) =>
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
  const add = ({ key, entry, bytes }: SizedEntry, at: number): boolean => {
    const document = documents[at]
    if (!document || document.bytes + bytes > maxEntryBytes) return false
    document.entries[key] = entry
    document.bytes += bytes
    return true
  }
  const documentOf = new Map(
    stored.flatMap((each, at) => Object.keys(each).map((key) => [key, at] as const)).toReversed(),
  )
  const sized = Object.entries(entries).map(([key, entry]) => ({ key, entry, bytes: bytesOfEntry(key, entry) }))
  const moving = sized.toSorted(byPriority).filter((each) => !add(each, documentOf.get(each.key) ?? -1))
  for (const each of moving) documents.some((_, at) => add(each, at))
  return documents.map((document) => document.entries)
}
