import type { Programme } from '../programme.types.ts'
import { isOnAir, isOver, isSameDay } from '../programmeState.ts'

/** A day at a moment: the one thing in front, and what else is still to come or to be seen. */
export interface Day {
  star: Programme | undefined
  later: Programme[]
}

/**
 * What is on the air comes first, otherwise what begins next, otherwise what can be seen; what has ended is left out.
 * Moments of campaigns are shown on their own day in Japan, and never in front.
 */
export function dayOf(programme: readonly Programme[], now: string): Day {
  const shown = programme.filter((each) => !isOver(each, now) && (!each.moment || isSameDay(each.start, now)))
  const inFront = shown.filter(({ moment }) => !moment)
  const star =
    inFront.find((each) => isOnAir(each, now)) ??
    inFront.find(({ start }) => Date.parse(start) > Date.parse(now)) ??
    inFront[0]
  return { star, later: shown.filter((each) => each !== star) }
}
