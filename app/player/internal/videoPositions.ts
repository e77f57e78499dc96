/** Stores the position at which the user left each video, to resume it later. */
import type { SyncedData } from '../../realtime/syncDocument.ts'
import { isSessionOver } from '../../session/isSessionOver.ts'
import { useSession } from '../../session/sessionStore.ts'
import type { StorageKey } from '../../storage/storageKeys.ts'
import { deviceRecord } from './deviceRecord.ts'

interface StoredPosition {
  place: number
  /** When the position was stored, in milliseconds since 1970. The oldest positions are evicted first. */
  at: number
}

/** The storage keys. A guest's positions belong to the device, and a member's are deleted with the session (Q187). */
const guestKey = 'tsudoi.places'
const memberKey = 'tsudoi.places.member'
const storageKeyOf = (accountId: string) => (accountId ? memberKey : guestKey)

const currentAccountId = () => useSession.getState().accountId

/** How many positions are stored at most. */
const maxPositions = 200
/** Positions within the last `tailSeconds` or the first `headSeconds` of a video are not stored. */
const tailSeconds = 10
const headSeconds = 5

const isStoredPosition = (value: unknown): value is StoredPosition => {
  const { place, at } = (value ?? {}) as Partial<StoredPosition>
  return Number.isFinite(place) && Number.isFinite(at)
}

/** Reads the stored positions. Ignores invalid ones, which another build or the user may have stored. */
const read = (key: StorageKey): Readonly<Record<string, StoredPosition>> =>
  Object.fromEntries(
    Object.entries(deviceRecord.read<unknown>(key)).filter((entry): entry is [string, StoredPosition] =>
      isStoredPosition(entry[1]),
    ),
  )

/** The stored positions by video id. A video's address cannot be the key, because each signature changes it. */
export const videoPositions = {
  /**
   * The position at which to resume a video, in seconds. Undefined if it starts at the beginning. A member who has no
   * position gets the guest's.
   */
  of: (videoId: string): number | undefined => videoPositions.read()(videoId),
  /** Returns a function like `of` for looking up many videos, which reads the storage only once. */
  read(): (videoId: string) => number | undefined {
    const [own, ofGuest] = [read(storageKeyOf(currentAccountId())), read(guestKey)]
    return (videoId) => {
      const { place = 0 } = own[videoId] ?? ofGuest[videoId] ?? {}
      return place >= headSeconds ? place : undefined
    }
  },
  /**
   * Stores a position in seconds. `accountId` is the member who started watching, and empty for a guest. Does nothing
   * if that member's session has ended.
   */
  keep(videoId: string, place: number, duration: number, at: number, accountId = currentAccountId()): void {
    if (isSessionOver(accountId)) return
    const { [videoId]: known, ...others } = read(storageKeyOf(accountId))
    const isWorthStoring = place >= headSeconds && Number.isFinite(duration) && place <= duration - tailSeconds
    // Stores 0 instead of deleting the position, so that the member's other devices delete theirs, too.
    const position = isWorthStoring ? { place, at } : known && accountId ? { place: 0, at } : undefined
    write(storageKeyOf(accountId), position ? { ...others, [videoId]: position } : others)
    if (!isWorthStoring && accountId) deleteGuestPosition(videoId)
  },
}

function write(key: StorageKey, all: Readonly<Record<string, StoredPosition>>): void {
  const latest = Object.entries(all).toSorted(([, a], [, b]) => b.at - a.at)
  deviceRecord.write(key, Object.fromEntries(latest.slice(0, maxPositions)))
}

/** Synchronizes a member's positions between devices (Q261). */
export const syncedVideoPositions: SyncedData = {
  name: 'video-places',
  read: (accountId) =>
    isSessionOver(accountId)
      ? {}
      : Object.fromEntries(Object.entries(read(memberKey)).map(([id, { place, at }]) => [id, { value: place, at }])),
  take(accountId, entries) {
    if (isSessionOver(accountId)) return
    const taken = Object.entries(entries).flatMap(([id, { value, at }]) =>
      typeof value === 'number' && Number.isFinite(value) ? [[id, { place: value, at }] as const] : [],
    )
    write(memberKey, { ...read(memberKey), ...Object.fromEntries(taken) })
  },
}

function deleteGuestPosition(videoId: string): void {
  const { [videoId]: _, ...others } = read(guestKey)
  deviceRecord.write(guestKey, others)
}
