import { holdLock, requestLock } from '../../api/withLock.ts'
import { deviceRecord } from './deviceRecord.ts'

/** A playback, of any tab, that was reported to the server as started and not yet as finished. */
export interface OpenPlayback {
  /** Unique id of this playback. */
  key: string
  accountId: string
  what: 'video' | 'movie'
  id: string
  /** Last position in whole seconds. */
  position: number
}

const storageKey = 'tsudoi.playings'

const isOpen = (value: unknown): value is OpenPlayback => {
  const { key, accountId, what, id, position } = (value ?? {}) as Partial<OpenPlayback>
  const areTexts = [key, accountId, id].every((text) => typeof text === 'string')
  return areTexts && (what === 'video' || what === 'movie') && Number.isFinite(position)
}

/**
 * Stores the open playbacks of this browser. A tab that the system terminated cannot report that its playback finished;
 * the next tab that opens a player finds the entry and reports it. A tab that is still open holds the lock of its
 * playback.
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

/**
 * The member's playbacks whose tab was closed or terminated. Removes them from the journal, so that each is returned
 * only once.
 */
export async function takeOrphanedPlaybacks(accountId: string): Promise<OpenPlayback[]> {
  const own = playbackJournal.all().filter((open) => open.accountId === accountId)
  const adopted = await Promise.all(
    own.map((open) => {
      const adopt = (lock: Lock | null) => {
        // Skips a playback whose tab is still open, or whose finish another tab has reported.
        if (!lock || !playbackJournal.all().some(({ key }) => key === open.key)) return []
        playbackJournal.remove(open.key)
        return [open]
      }
      return requestLock(`tsudoi.${lockOf(open.key)}`, { ifAvailable: true }, adopt, () => [])
    }),
  )
  return adopted.flat()
}
