/** What somebody means to spend in a month at most, in yen. It asks, and never forbids (Q132). */
export interface OwnLimit {
  /** What counts now; absent: none. */
  yen?: number
  /** What counts from `from` (ISO 8601) on: a higher one, or none. */
  next?: { yen?: number; from: string }
}

/** A limit that is raised or given up counts after a night's sleep; in milliseconds. */
const raiseAfter = 24 * 3_600_000

const isDue = ({ next }: OwnLimit, now: string) => next !== undefined && Date.parse(next.from) <= Date.parse(now)

/** The limit that counts now; undefined: none. Times are ISO 8601, by the host's clock. */
export function limitAt(limit: OwnLimit | undefined, now: string): number | undefined {
  return limit && isDue(limit, now) ? limit.next?.yen : limit?.yen
}

/** Sets the limit to `yen`, or gives it up: at once where that is stricter, after 24 hours where it is not. */
export function changeLimit(limit: OwnLimit | undefined, yen: number | undefined, now: string): OwnLimit {
  const current = limitAt(limit, now)
  const isStricter = current === undefined || (yen !== undefined && yen <= current)
  if (isStricter) return { yen }
  return { yen: current, next: { yen, from: new Date(Date.parse(now) + raiseAfter).toISOString() } }
}

/** What the last step before a payment knows. */
export interface ComingPayment {
  /** Yen of this month's orders. */
  spentThisMonth: number
  /** Yen. */
  price: number
  /** ISO 8601, by the host's clock. */
  now: string
}

/** Whether a payment would go beyond the limit of one's own, so that the last step asks once more. */
export function asksOnceMore(limit: OwnLimit | undefined, { spentThisMonth, price, now }: ComingPayment): boolean {
  const most = limitAt(limit, now)
  return most !== undefined && spentThisMonth + price > most
}
