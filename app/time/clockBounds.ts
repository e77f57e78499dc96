/** Lower and upper bound of the server clock's offset from this device's clock, in milliseconds. */
export interface ClockOffsetBounds {
  low: number
  high: number
}

/** The bounds before the first answer, when nothing is known. */
export const unknownClockOffset: ClockOffsetBounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }

/**
 * An answer with the server's time. That time was within [from, to] at some moment between `askedAt` and `answeredAt`
 * of the device's clock. All are in milliseconds since 1970.
 */
export interface ClockAnswer {
  from: number
  to: number
  askedAt: number
  answeredAt: number
}

/**
 * Narrows the bounds by an answer. If the two contradict each other, one of the clocks was changed, and only the answer
 * counts.
 */
export function narrowClockOffset(
  { low, high }: ClockOffsetBounds,
  { from, to, askedAt, answeredAt }: ClockAnswer,
): ClockOffsetBounds {
  const own = { low: from - answeredAt, high: to - askedAt }
  const both = { low: Math.max(low, own.low), high: Math.min(high, own.high) }
  return both.low <= both.high ? both : own
}

/** The middle between the bounds: the estimated offset in milliseconds. */
export const estimatedClockOffset = ({ low, high }: ClockOffsetBounds): number => (low + high) / 2
