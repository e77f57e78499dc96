import { isMember } from '../../../session/sessionStore.ts'
import { ownPlace } from './ownPlace.ts'

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
  of(videoId: string): number | undefined {
    const kept = ownPlace.read<Kept>(storedIn())[videoId] ?? ownPlace.read<Kept>(guests)[videoId]
    return typeof kept?.place === 'number' && kept.place >= head ? kept.place : undefined
  },
  keep(videoId: string, place: number, duration: number, at: number): void {
    const { [videoId]: _, ...others } = ownPlace.read<Kept>(storedIn())
    const isWorth = place >= head && Number.isFinite(duration) && place <= duration - tail
    const all = Object.entries(isWorth ? { ...others, [videoId]: { place, at } } : others)
    const latest = all.toSorted(([, a], [, b]) => b.at - a.at).slice(0, most)
    ownPlace.write(storedIn(), Object.fromEntries(latest))
    if (!isWorth && isMember()) forgetGuests(videoId)
  },
}

function forgetGuests(videoId: string): void {
  const { [videoId]: _, ...others } = ownPlace.read<Kept>(guests)
  ownPlace.write(guests, others)
}
