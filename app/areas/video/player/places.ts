import type { Synced } from '../../../realtime/syncDocument.ts'
import { isMember } from '../../../session/sessionStore.ts'
import { deviceRecord } from './deviceRecord.ts'

interface Kept {
  place: number
  /** Milliseconds since 1970: the oldest go first. */
  at: number
}

/** A guest's places belong to the device; a member's end with the session. (session/reset.ts). */
const guests = 'tsudoi.places'
const members = 'tsudoi.places.member'
const storedIn = () => (isMember() ? members : guests)

/** As many are kept. */
const most = 200
/** This near to the end nobody goes on; this near to the beginning one begins. Seconds. */
const tail = 10
const head = 5

/** Places by the video's id: an address changes with every signature. */
export const places = {
  /** Where to go on, seconds; undefined for the beginning. What a guest saw is taken over by the member. */
  of: (videoId: string): number | undefined => places.read()(videoId),
  /** The same for many videos: what is stored is read once. */
  read(): (videoId: string) => number | undefined {
    const [own, ofGuest] = [deviceRecord.read<Kept>(storedIn()), deviceRecord.read<Kept>(guests)]
    return (videoId) => {
      const kept = own[videoId] ?? ofGuest[videoId]
      return typeof kept?.place === 'number' && kept.place >= head ? kept.place : undefined
    }
  },
  keep(videoId: string, place: number, duration: number, at: number): void {
    const { [videoId]: known, ...others } = deviceRecord.read<Kept>(storedIn())
    const isWorth = place >= head && Number.isFinite(duration) && place <= duration - tail
    // A member's other devices have to be told that there is a place no more.
    const kept = isWorth ? { place, at } : known && isMember() ? { place: 0, at } : undefined
    write(storedIn(), kept ? { ...others, [videoId]: kept } : others)
    if (!isWorth && isMember()) forgetGuests(videoId)
  },
}

function write(key: string, all: Readonly<Record<string, Kept>>): void {
  const latest = Object.entries(all).toSorted(([, a], [, b]) => b.at - a.at)
  deviceRecord.write(key, Object.fromEntries(latest.slice(0, most)))
}

/** What a member's devices tell each other of their places (Q261). */
export const videoPlaces: Synced = {
  name: 'video-places',
  read: () =>
    Object.fromEntries(
      Object.entries(deviceRecord.read<Kept | null>(members)).flatMap(([id, kept]) =>
        Number.isFinite(kept?.place) && Number.isFinite(kept?.at)
          ? [[id, { value: kept?.place, at: kept?.at ?? 0 }]]
          : [],
      ),
    ),
  take(_accountId, entries) {
    const taken = Object.entries(entries).flatMap(([id, { value, at }]) =>
      typeof value === 'number' && Number.isFinite(value) ? [[id, { place: value, at }] as const] : [],
    )
    write(members, { ...deviceRecord.read<Kept>(members), ...Object.fromEntries(taken) })
  },
}

function forgetGuests(videoId: string): void {
  const { [videoId]: _, ...others } = deviceRecord.read<Kept>(guests)
  deviceRecord.write(guests, others)
}
