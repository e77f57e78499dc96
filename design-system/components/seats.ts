/**
 * A seat in the drawing of the odds, a concert hall of 320 × 172 units: its position, its rotation, and the rarity tier
 * it belongs to.
 */
export interface Seat {
  x: number
  y: number
  /** Rotation in degrees from upright. */
  turn: number
  /** Index of the seat's rarity tier, the rarest first; undefined if nothing is offered. */
  tier: number | undefined
}

/** Size of the drawing in `viewBox` units. */
export const hallSize = { width: 320, height: 172 } as const

const SEATS = 100
/** Number of seats in each arc of the drawn hall, from the front outwards: 100 in all. */
const ARCS = [9, 12, 15, 18, 21, 25]
const CENTRE = { x: 160, y: 164 }
const FIRST_RADIUS = 54
const ARC_GAP = 19
/** Half of the angle that an arc covers, in degrees from straight ahead. */
const SPREAD = 80

/** The 100 seats from front to back, assigned to the tiers in their order. */
export function assignSeats(percents: readonly number[]): Seat[] {
  const owners = seatCounts(percents).flatMap((share, tier) => Array<number>(share).fill(tier))
  return hall().map((place, at) => ({ ...place, tier: owners[at] }))
}

/**
 * Distributes the 100 seats over the percentages by the largest-remainder method. The result adds up to 100, or is all
 * 0 if no percentage is above 0. With equal remainders the earlier tier gets the seat.
 */
export function seatCounts(percents: readonly number[]): number[] {
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
    // From the middle outwards, so that the rarest tier is in the middle of the first row.
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
