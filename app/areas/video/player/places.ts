import type { Synced } from '../../../realtime/syncDocument.ts'
import { isOwnerGone } from '../../../session/isOwnerGone.ts'
import { useSession } from '../../../session/sessionStore.ts'
import type { StorageKey } from '../../../session/storageKeys.ts'
import { deviceRecord } from './deviceRecord.ts'

interface Kept {
  place: number
  /** Milliseconds since 1970: the oldest go first. */
  at: number
}

/** A guest's places belong to the device; those of the member who is logged in end with the session (Q187). */
const guests = 'tsudoi.places'
const members = 'tsudoi.places.member'
const storedOf = (accountId: string) => (accountId ? members : guests)

const ownerNow = () => useSession.getState().accountId

/** As many are kept. */
const most = 200
/** This near to the end nobody goes on; this near to the beginning one begins. Seconds. */
const tail = 10
const head = 5

const isKept = (value: unknown): value is Kept => {
  const { place, at } = (value ?? {}) as Partial<Kept>
  return Number.isFinite(place) && Number.isFinite(at)
}

/** Another build, or a user by hand, may have written anything. */
const read = (key: StorageKey): Readonly<Record<string, Kept>> =>
  Object.fromEntries(
    Object.entries(deviceRecord.read<unknown>(key)).filter((entry): entry is [string, Kept] => isKept(entry[1])),
  )

/** Places by the video's id: an address changes with every signature. */
export const places = {
  /** Where to go on, seconds; undefined for the beginning. What a guest saw is taken over by the member. */
  of: (videoId: string): number | undefined => places.read()(videoId),
  /** The same for many videos: what is stored is read once. */
  read(): (videoId: string) => number | undefined {
    const [own, ofGuest] = [read(storedOf(ownerNow())), read(guests)]
    return (videoId) => {
      const { place = 0 } = own[videoId] ?? ofGuest[videoId] ?? {}
      return place >= head ? place : undefined
    }
  },
  /**
   * Keeps a place, in seconds. `accountId` is who began to watch, empty for a guest: a member's place that comes after
   * the end of the session is dropped.
   */
  keep(videoId: string, place: number, duration: number, at: number, accountId = ownerNow()): void {
    if (isOwnerGone(accountId)) return
    const { [videoId]: known, ...others } = read(storedOf(accountId))
    const isWorth = place >= head && Number.isFinite(duration) && place <= duration - tail
    // A member's other devices have to be told that there is a place no more.
    const kept = isWorth ? { place, at } : known && accountId ? { place: 0, at } : undefined
    write(storedOf(accountId), kept ? { ...others, [videoId]: kept } : others)
    if (!isWorth && accountId) forgetGuests(videoId)
  },
}

function write(key: StorageKey, all: Readonly<Record<string, Kept>>): void {
  const latest = Object.entries(all).toSorted(([, a], [, b]) => b.at - a.at)
  deviceRecord.write(key, Object.fromEntries(latest.slice(0, most)))
}

/** What a member's devices tell each other of their places (Q261). */
export const videoPlaces: Synced = {
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
