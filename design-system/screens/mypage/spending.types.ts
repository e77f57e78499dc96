/** The member's spending in one month. */
export interface SpendingMonth {
  /** The start of the month, ISO 8601. */
  start: string
  /** The amount paid for coins, in yen. */
  yen: number
  /** The number of coins used. */
  coins: number
}

/** A kind of thing that coins were used for: ガチャ, 物語. */
export interface SpendingKind {
  name: string
  coins: number
}

/** The member's spending over several months. */
export interface Spending {
  /** The months, the current one first. */
  months: readonly SpendingMonth[]
  /** The kinds of use with their totals over all these months, the largest first. */
  kinds: readonly SpendingKind[]
  /**
   * The time from which on the used coins are complete (ISO 8601); absent if all used coins are counted. Older
   * movements are left out if there are too many to add up.
   */
  coinsSince?: string | undefined
}

/** The member's own spending limit. An order that exceeds it only needs one more confirmation. */
export interface OwnSpendingLimit {
  /** The limit in yen; absent without a limit. */
  yen?: number | undefined
  /** A raised or removed limit, which takes effect at `from` (ISO 8601). */
  next?: { yen?: number | undefined; from: string } | undefined
}

/** This month's purchases and the member's own limit, in yen. */
export interface OwnLimitUsage {
  spent: number
  limit: number
}
