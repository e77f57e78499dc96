import { serverNow } from '../time/clock.ts'
import { distributeEntries } from './distributeEntries.ts'
import { readEntries, entriesThatFit, mergeEntries, entriesLaterThan, type SyncEntries } from './syncEntries.ts'
import type { RealtimeService } from './realtimePort.ts'

/**
 * A kind of member data that is synchronized between devices, with the functions that read and change this device's
 * copy.
 */
export interface SyncedData {
  /** Name of the document, whose path is `settings/<name>`. */
  name: string
  read: (accountId: string) => SyncEntries
  /** Stores entries from other devices that are later than this device's. */
  take: (accountId: string, entries: SyncEntries) => void
  /**
   * Set for data that fills several documents, `settings/<name>`, `settings/<name>-2` and so on. Default: one document
   * with the latest entries.
   */
  several?:
    | {
        maxDocuments: number
        /** Leaves out the old removals, so that they do not fill the documents. */
        withoutOldRemovals: (entries: SyncEntries) => SyncEntries
      }
    | undefined
}

/** How often to write at most, if another device writes at the same time. */
const maxTries = 3

type Documents = Pick<RealtimeService, 'readDocument' | 'writeDocument'>

const pathOf = (name: string, at: number) => `settings/${name}${at === 0 ? '' : `-${at + 1}`}`

/** Reads the documents one by one, because the first one that does not exist ends the list. */
async function readDocuments(service: Documents, { name, several }: SyncedData): Promise<SyncEntries[]> {
  const documents: SyncEntries[] = []
  while (documents.length < (several?.maxDocuments ?? 1)) {
    const document = await service.readDocument(pathOf(name, documents.length))
    if (!document) break
    documents.push(readEntries(document, serverNow()))
  }
  return documents
}

/**
 * Merges this device's entries with the member's document or documents. Of two entries with the same key the later one
 * is kept. A write replaces a whole document and may overwrite another device's write, so the documents are read again
 * and merged until they are complete. Entries that are still missing after the last try are sent by the next
 * synchronization (Q261, Q490).
 */
export async function syncDocument(service: Documents, part: SyncedData, accountId: string): Promise<void> {
  const { name, read, take, several } = part
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const remote = await readDocuments(service, part)
    const local = read(accountId)
    const all = remote.reduce(mergeEntries, local)
    const later = entriesLaterThan(all, local)
    if (Object.keys(later).length > 0) take(accountId, later)
    const stored = several
      ? distributeEntries(several.withoutOldRemovals(all), remote, several.maxDocuments)
      : [entriesThatFit(all)]
    const changed = stored.flatMap((entries, at) =>
      Object.keys(entriesLaterThan(entries, remote[at] ?? {})).length > 0 ? [{ path: pathOf(name, at), entries }] : [],
    )
    if (changed.length === 0) return
    for (const { path, entries } of changed) await service.writeDocument(path, { entries })
  }
}
