/** A seat of the hall: where it stands in the 320 × 172 drawing, how far it turns from upright, and whose it is. */
export interface Seat {
  x: number
  y: number
  /** Degrees from upright, away from the stage. */
  turn: number
  /** Index of its tier, the rarest first; undefined where nothing is offered. */
  tier: number | undefined
}

/** The size of the drawing, in the units of its `viewBox`. */
export const HALL = { width: 320, height: 172 } as const

const SEATS = 100
/** Seats of each arc from the stage outwards: 100 in all. */
const ARCS = [9, 12, 15, 18, 21, 25]
const CENTRE = { x: 160, y: 164 }
const FIRST_RADIUS = 54
const ARC_GAP = 19
/** Half of the angle that an arc covers, degrees from straight ahead. */
const SPREAD = 80

/** The hall of 100 seats, front to back, lit in the order of the tiers. */
export function seats(percents: readonly number[]): Seat[] {
  const owners = seatShares(percents).flatMap((share, tier) => Array<number>(share).fill(tier))
  return hall().map((place, at) => ({ ...place, tier: owners[at] }))
}

/**
 * How many of the 100 seats each share gets, by the largest remainder: the sum is 100 whatever the shares add up to,
 * and 0 where none is above 0. Of equal remainders the earlier share is served first.
 */
export function seatShares(percents: readonly number[]): number[] {
  const parts = percents.map((percent) => (percent > 0 && Number.isFinite(percent) ? percent : 0))
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total === 0) return parts
  const exact = parts.map((part) => (part / total) * SEATS)
  const whole = exact.map(Math.floor)
  const left = SEATS - whole.reduce((sum, seat) => sum + seat, 0)
  const served = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, left)
  return whole.map((seat, at) => seat + (served.some((one) => one.at === at) ? 1 : 0))
}

function hall(): Omit<Seat, 'tier'>[] {
  return ARCS.flatMap((count, arc) => {
    const radius = FIRST_RADIUS + arc * ARC_GAP
    // From the middle outwards, so that the rarest sit in the middle of the first row.
    return fromTheMiddle(count).map((at) => {
      const turn = -SPREAD + (2 * SPREAD * at) / (count - 1)
      const angle = (turn * Math.PI) / 180
      return {
        x: round(CENTRE.x + radius * Math.sin(angle)),
        y: round(CENTRE.y - radius * Math.cos(angle)),
        turn: round(turn),
      }
    })
  })
}

function fromTheMiddle(count: number): number[] {
  const middle = (count - 1) / 2
  return Array.from({ length: count }, (_, at) => at).toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
