import { deviceRecord } from './deviceRecord.ts'

/** A playing that is open in some tab. */
export interface OpenPlaying {
  /** Of this one playing. */
  key: string
  accountId: string
  what: 'video' | 'movie'
  id: string
  /** Whole seconds. */
  position: number
}

const stored = 'tsudoi.playings'

const isOpen = (value: unknown): value is OpenPlaying => {
  const { key, accountId, what, id, position } = (value ?? {}) as Partial<OpenPlaying>
  const areTexts = [key, accountId, id].every((text) => typeof text === 'string')
  return areTexts && (what === 'video' || what === 'movie') && Number.isFinite(position)
}

/**
 * Open playings of this browser. A tab that is killed tells nobody; the next one that opens a player finds what it had
 * written and finishes it. Whoever holds the lock of a playing is alive.
 */
export const playingJournal = {
  all: (): readonly OpenPlaying[] => Object.values(deviceRecord.read<unknown>(stored)).filter(isOpen),
  write: (open: OpenPlaying) =>
    deviceRecord.write(stored, { ...deviceRecord.read<OpenPlaying>(stored), [open.key]: open }),
  remove(key: string): void {
    const { [key]: _, ...others } = deviceRecord.read<OpenPlaying>(stored)
    deviceRecord.write(stored, others)
  },
}

const lockOf = (key: string) => `tsudoi.playing.${key}`

/** Says that this tab is alive until `release`; without Web Locks nothing is claimed. */
export function holdPlaying(key: string): () => void {
  if (!('locks' in navigator) || !navigator.locks) return () => {}
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks.request(lockOf(key), () => promise).catch(() => {})
  return resolve
}

/** Playings of this member whose tab is gone, each handed over once. */
export async function orphanedPlayings(accountId: string): Promise<OpenPlaying[]> {
  if (!('locks' in navigator) || !navigator.locks) return []
  const own = playingJournal.all().filter((open) => open.accountId === accountId)
  const adopted = await Promise.all(
    own.map((open) =>
      navigator.locks.request(lockOf(open.key), { ifAvailable: true }, (lock) => {
        // Another tab may have finished it meanwhile.
        if (!lock || !playingJournal.all().some(({ key }) => key === open.key)) return []
        playingJournal.remove(open.key)
        return [open]
      }),
    ),
  )
  return adopted.flat()
}
