import { serverNow } from '../time/clock.ts'
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
}

/** How often to write at most, if another device writes at the same time. */
const maxTries = 3

type Documents = Pick<RealtimeService, 'readDocument' | 'writeDocument'>

/**
 * Merges this device's entries with the member's document. Of two entries with the same key the later one is kept. A
 * write replaces the whole document and may overwrite another device's write, so the document is read again and merged
 * until it is complete. Entries that are still missing after the last try are sent by the next synchronization (Q261).
 */
export async function syncDocument(
  service: Documents,
  { name, read, take }: SyncedData,
  accountId: string,
): Promise<void> {
  const path = `settings/${name}`
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const remote = readEntries(await service.readDocument(path), serverNow())
    const local = read(accountId)
    const all = mergeEntries(local, remote)
    const later = entriesLaterThan(all, local)
    if (Object.keys(later).length > 0) take(accountId, later)
    const stored = entriesThatFit(all)
    if (Object.keys(entriesLaterThan(stored, remote)).length === 0) return
    await service.writeDocument(path, { entries: stored })
  }
}
