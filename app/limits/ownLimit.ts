/**
 * The maximum that a member wants to spend in a month, in yen. Before a payment beyond it the app asks for another
 * confirmation, but it never forbids a payment (Q132).
 */
export interface OwnLimit {
  /** The current limit in yen. Undefined if the member has set none. */
  yen?: number
  /** A less strict limit that takes effect at `from` (ISO 8601): a higher one, or none. */
  next?: { yen?: number; from: string }
}

/** Delay in milliseconds before a raised or removed limit takes effect. */
const raiseDelayMs = 24 * 3_600_000

const isDue = ({ next }: OwnLimit, now: string) => next !== undefined && Date.parse(next.from) <= Date.parse(now)

/** A limit in its stored form, which lacks the field if there is no limit. */
const limitOf = (yen: number | undefined) => (yen === undefined ? {} : { yen })

/** The limit in effect at `now`, or undefined if there is none. `now` is ISO 8601, by the server's clock. */
export function ownLimitAt(limit: OwnLimit | undefined, now: string): number | undefined {
  return limit && isDue(limit, now) ? limit.next?.yen : limit?.yen
}

/**
 * Sets the limit to `yen`, or removes it if `yen` is undefined. A stricter limit takes effect at once, any other after
 * 24 hours.
 */
export function changeOwnLimit(limit: OwnLimit | undefined, yen: number | undefined, now: string): OwnLimit {
  const current = ownLimitAt(limit, now)
  const isStricter = current === undefined || (yen !== undefined && yen <= current)
  if (isStricter) return limitOf(yen)
  return {
    ...limitOf(current),
    next: { ...limitOf(yen), from: new Date(Date.parse(now) + raiseDelayMs).toISOString() },
  }
}

/** A payment that the member is about to confirm. */
export interface PaymentToConfirm {
  /** The yen of the orders that the member placed this month. */
  spentThisMonth: number
  /** The yen that this payment costs. */
  price: number
  /** The time of the payment in ISO 8601, by the server's clock. */
  now: string
}

/** Whether a payment would exceed the limit that the member has set, so that the app asks for another confirmation. */
export function exceedsOwnLimit(
  limit: OwnLimit | undefined,
  { spentThisMonth, price, now }: PaymentToConfirm,
): boolean {
  const limitYen = ownLimitAt(limit, now)
  return limitYen !== undefined && spentThisMonth + price > limitYen
}
