import { holdLock, webLocks } from '../../api/withLock.ts'
import { deviceRecord } from './deviceRecord.ts'

/** A playback whose finish has not been reported, in any tab. */
export interface OpenPlayback {
  /** Unique id of this playback. */
  key: string
  accountId: string
  what: 'video' | 'movie'
  id: string
  /** Last position, whole seconds. */
  position: number
}

const storageKey = 'tsudoi.playings'

const isOpen = (value: unknown): value is OpenPlayback => {
  const { key, accountId, what, id, position } = (value ?? {}) as Partial<OpenPlayback>
  const areTexts = [key, accountId, id].every((text) => typeof text === 'string')
  return areTexts && (what === 'video' || what === 'movie') && Number.isFinite(position)
}

/**
 * Open playbacks of this browser. A killed tab cannot report its finish; the next tab that opens a player finds the
 * entry and reports it. A live tab holds the lock of its playback.
 */
export const playbackJournal = {
  all: (): readonly OpenPlayback[] => Object.values(deviceRecord.read<unknown>(storageKey)).filter(isOpen),
  write: (open: OpenPlayback) =>
    deviceRecord.write(storageKey, { ...deviceRecord.read<OpenPlayback>(storageKey), [open.key]: open }),
  remove(key: string): void {
    const { [key]: _, ...others } = deviceRecord.read<OpenPlayback>(storageKey)
    deviceRecord.write(storageKey, others)
  },
}

const lockOf = (key: string) => `playing.${key}`

/** Holds the lock of a playback until the returned function is called. Without Web Locks it does nothing. */
export const holdPlaybackLock = (key: string): (() => void) => holdLock(lockOf(key))

/** The member's playbacks whose tab is gone. Removes them from the journal, so that each is returned once. */
export async function takeOrphanedPlaybacks(accountId: string): Promise<OpenPlayback[]> {
  const locks = webLocks()
  if (!locks) return []
  const own = playbackJournal.all().filter((open) => open.accountId === accountId)
  const adopted = await Promise.all(
    own.map((open) =>
      locks.request(`tsudoi.${lockOf(open.key)}`, { ifAvailable: true }, (lock) => {
        // Skips a playback whose tab is alive, or that another tab has finished already.
        if (!lock || !playbackJournal.all().some(({ key }) => key === open.key)) return []
        playbackJournal.remove(open.key)
        return [open]
      }),
    ),
  )
  return adopted.flat()
}
