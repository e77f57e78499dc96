/** Lower and upper bound of the server clock's offset from this device's clock, in milliseconds. */
export interface Bounds {
  low: number
  high: number
}

/** The bounds before the first answer. */
export const unknownBounds: Bounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }

/**
 * One answer: the server's time was within [from, to] at some moment between request and answer, by the local clock.
 * All in milliseconds.
 */
export interface ClockAnswer {
  from: number
  to: number
  askedAt: number
  answeredAt: number
}

/** Narrows the bounds by an answer. If they contradict each other, a clock was changed, and only the answer counts. */
export function narrowBounds({ low, high }: Bounds, { from, to, askedAt, answeredAt }: ClockAnswer): Bounds {
  const own = { low: from - answeredAt, high: to - askedAt }
  const both = { low: Math.max(low, own.low), high: Math.min(high, own.high) }
  return both.low <= both.high ? both : own
}

/** The estimated offset in milliseconds. */
export const middleOfBounds = ({ low, high }: Bounds): number => (low + high) / 2
