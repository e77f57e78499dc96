/** The offset of the host's clock from this device's, somewhere between two bounds; milliseconds. */
export interface Bounds {
  low: number
  high: number
}

export const unknownBounds: Bounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }

/** One answer: the host's time lay in [from, to] at some moment between question and answer, by the local clock. */
export interface ClockAnswer {
  from: number
  to: number
  askedAt: number
  answeredAt: number
}

/** Narrows the bounds by an answer. One that contradicts them begins anew: a clock was set. */
export function narrow({ low, high }: Bounds, { from, to, askedAt, answeredAt }: ClockAnswer): Bounds {
  const own = { low: from - answeredAt, high: to - askedAt }
  const both = { low: Math.max(low, own.low), high: Math.min(high, own.high) }
  return both.low <= both.high ? both : own
}

export const middleOf = ({ low, high }: Bounds): number => (low + high) / 2
