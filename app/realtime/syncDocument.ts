import { serverNow } from '../session/clock.ts'
import { entriesIn, fitting, merged, newsFor, type Entries } from './entries.ts'
import type { Realtime } from './ports.ts'

/** Something of a member's that follows them to their other devices: what this device has of it. */
export interface Synced {
  /** Of its document: `settings/<name>`. */
  name: string
  read: (accountId: string) => Entries
  /** Takes over what has become so later, elsewhere. */
  take: (accountId: string, entries: Entries) => void
}

/** Two devices may write at the same moment: so often it is looked whether it is there. */
const tries = 3

type Documents = Pick<Realtime, 'readDocument' | 'writeDocument'>

/**
 * Brings a device and the member's document together; the later entry stands (Q261). A document is replaced as a whole,
 * so it is read again after it was written: another device may have written in between. What then is still missing
 * there is on this device, and goes with the next time.
 */
export async function syncDocument(service: Documents, { name, read, take }: Synced, accountId: string): Promise<void> {
  const path = `settings/${name}`
  for (let each = 0; each < tries; each += 1) {
    const there = entriesIn(await service.readDocument(path), serverNow())
    const here = read(accountId)
    const all = merged(here, there)
    const news = newsFor(all, here)
    if (Object.keys(news).length > 0) take(accountId, news)
    const kept = fitting(all)
    if (Object.keys(newsFor(kept, there)).length === 0) return
    await service.writeDocument(path, { entries: kept })
  }
}
