import type { Programme } from '../programme.types.ts'
import { isOnAir, isProgrammeOver, isSameDay } from '../programmeState.ts'

/** A day's programme at a moment: the featured row (`star`), and the remaining rows. */
export interface ProgrammeOfDay {
  star: Programme | undefined
  later: Programme[]
}

/**
 * Splits a day's programme into the featured row and the others. The featured row is the one that is on air, otherwise
 * the one that begins next, otherwise one that is available. Rows that have ended are left out. Moments of campaigns
 * are listed on their own day in Japan, and never featured.
 */
export function programmeOfDay(programme: readonly Programme[], now: string): ProgrammeOfDay {
  const shown = programme.filter((each) => !isProgrammeOver(each, now) && (!each.moment || isSameDay(each.start, now)))
  const featured = shown.filter(({ moment }) => !moment)
  const star =
    featured.find((each) => isOnAir(each, now)) ??
    featured.find(({ start }) => Date.parse(start) > Date.parse(now)) ??
    featured[0]
  return { star, later: shown.filter((each) => each !== star) }
}
