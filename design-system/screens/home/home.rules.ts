import type { Programme } from '../programme.types.ts'
import { isOnAir, isOver, isSameDay } from '../programmeState.ts'

/** A day's programme at a moment: the featured row (`star`), and the remaining rows. */
export interface Day {
  star: Programme | undefined
  later: Programme[]
}

/**
 * Features what is on air, otherwise what begins next, otherwise what is available. Drops what has ended. Moments of
 * campaigns are listed on their own day in Japan, and never featured.
 */
export function dayOf(programme: readonly Programme[], now: string): Day {
  const shown = programme.filter((each) => !isOver(each, now) && (!each.moment || isSameDay(each.start, now)))
  const featured = shown.filter(({ moment }) => !moment)
  const star =
    featured.find((each) => isOnAir(each, now)) ??
    featured.find(({ start }) => Date.parse(start) > Date.parse(now)) ??
    featured[0]
  return { star, later: shown.filter((each) => each !== star) }
}
