import type { Synced } from '../../../realtime/syncDocument.ts'
import { isOwnerGone } from '../../../session/isOwnerGone.ts'
import { useSession } from '../../../session/sessionStore.ts'
import type { StorageKey } from '../../../session/storageKeys.ts'
import { deviceRecord } from './deviceRecord.ts'

interface StoredPlace {
  place: number
  /** Time in ms since 1970, to delete the oldest ones first. */
  at: number
}

/** Storage keys. A guest's positions belong to the device; those of a member are deleted with the session (Q187). */
const guests = 'tsudoi.places'
const members = 'tsudoi.places.member'
const storedOf = (accountId: string) => (accountId ? members : guests)

const ownerNow = () => useSession.getState().accountId

/** Maximum number of stored videos. */
const maxVideos = 200
/** A position this close to the end or the beginning is not stored, in seconds. */
const endMarginSeconds = 10
const startMarginSeconds = 5

const isStoredPlace = (value: unknown): value is StoredPlace => {
  const { place, at } = (value ?? {}) as Partial<StoredPlace>
  return Number.isFinite(place) && Number.isFinite(at)
}

/** Reads the stored positions, leaving out malformed ones. */
const read = (key: StorageKey): Readonly<Record<string, StoredPlace>> =>
  Object.fromEntries(
    Object.entries(deviceRecord.read<unknown>(key)).filter((entry): entry is [string, StoredPlace] =>
      isStoredPlace(entry[1]),
    ),
  )

/** Positions by the video's id, because its URL changes with every signature. */
export const places = {
  /** Position to resume at in seconds; undefined for the beginning. A guest's position is also used for the member. */
  of: (videoId: string): number | undefined => places.read()(videoId),
  /** The same for many videos, reading the storage only once. */
  read(): (videoId: string) => number | undefined {
    const [own, ofGuest] = [read(storedOf(ownerNow())), read(guests)]
    return (videoId) => {
      const { place = 0 } = own[videoId] ?? ofGuest[videoId] ?? {}
      return place >= startMarginSeconds ? place : undefined
    }
  },
  /**
   * Stores a position in seconds. `accountId` is the account that started the video, empty for a guest. A member's
   * position is dropped after the session has ended.
   */
  keep(videoId: string, place: number, duration: number, at: number, accountId = ownerNow()): void {
    if (isOwnerGone(accountId)) return
    const { [videoId]: known, ...others } = read(storedOf(accountId))
    const isWorth = place >= startMarginSeconds && Number.isFinite(duration) && place <= duration - endMarginSeconds
    // A removed position is stored as 0, so that it is also removed on the member's other devices.
    const kept = isWorth ? { place, at } : known && accountId ? { place: 0, at } : undefined
    write(storedOf(accountId), kept ? { ...others, [videoId]: kept } : others)
    if (!isWorth && accountId) forgetGuests(videoId)
  },
}

function write(key: StorageKey, all: Readonly<Record<string, StoredPlace>>): void {
  const latest = Object.entries(all).toSorted(([, a], [, b]) => b.at - a.at)
  deviceRecord.write(key, Object.fromEntries(latest.slice(0, maxVideos)))
}

/** Synchronizes positions between a member's devices (Q261). */
export const syncedVideoPlaces: Synced = {
  name: 'video-places',
  read: (accountId) =>
    isOwnerGone(accountId)
      ? {}
      : Object.fromEntries(Object.entries(read(members)).map(([id, { place, at }]) => [id, { value: place, at }])),
  take(accountId, entries) {
    if (isOwnerGone(accountId)) return
    const taken = Object.entries(entries).flatMap(([id, { value, at }]) =>
      typeof value === 'number' && Number.isFinite(value) ? [[id, { place: value, at }] as const] : [],
    )
    write(members, { ...read(members), ...Object.fromEntries(taken) })
  },
}

function forgetGuests(videoId: string): void {
  const { [videoId]: _, ...others } = read(guests)
  deviceRecord.write(guests, others)
}
