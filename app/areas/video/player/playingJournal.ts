import { deviceRecord } from './deviceRecord.ts'

/** A playing that is open in a tab. */
export interface OpenPlaying {
  /** Id of this playing. */
  key: string
  accountId: string
  what: 'video' | 'movie'
  id: string
  /** Whole seconds. */
  position: number
}

const storageKey = 'tsudoi.playings'

const isOpen = (value: unknown): value is OpenPlaying => {
  const { key, accountId, what, id, position } = (value ?? {}) as Partial<OpenPlaying>
  const areTexts = [key, accountId, id].every((text) => typeof text === 'string')
  return areTexts && (what === 'video' || what === 'movie') && Number.isFinite(position)
}

/**
 * Stores the open playings of this browser. A killed tab cannot report its playing as finished; the next tab that opens
 * a player does. A tab that is alive holds the lock of its playing.
 */
export const playingJournal = {
  all: (): readonly OpenPlaying[] => Object.values(deviceRecord.read<unknown>(storageKey)).filter(isOpen),
  write: (open: OpenPlaying) =>
    deviceRecord.write(storageKey, { ...deviceRecord.read<OpenPlaying>(storageKey), [open.key]: open }),
  remove(key: string): void {
    const { [key]: _, ...others } = deviceRecord.read<OpenPlaying>(storageKey)
    deviceRecord.write(storageKey, others)
  },
}

const lockOf = (key: string) => `tsudoi.playing.${key}`

/** Holds a playing's lock until the returned function is called. Does nothing without Web Locks. */
export function lockPlaying(key: string): () => void {
  if (!('locks' in navigator) || !navigator.locks) return () => {}
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks.request(lockOf(key), () => promise).catch(() => {})
  return resolve
}

/** Removes and returns the member's playings whose tab is gone. Each is returned to only one caller. */
export async function orphanedPlayings(accountId: string): Promise<OpenPlaying[]> {
  if (!('locks' in navigator) || !navigator.locks) return []
  const own = playingJournal.all().filter((open) => open.accountId === accountId)
  const adopted = await Promise.all(
    own.map((open) =>
      navigator.locks.request(lockOf(open.key), { ifAvailable: true }, (lock) => {
        // Another tab may have finished it in the meantime.
        if (!lock || !playingJournal.all().some(({ key }) => key === open.key)) return []
        playingJournal.remove(open.key)
        return [open]
      }),
    ),
  )
  return adopted.flat()
}
