/** One month of the spending mirror. */
export interface SpendingMonth {
  /** When it begins; ISO 8601. */
  start: string
  /** Yen paid for coins. */
  yen: number
  /** Coins used. */
  coins: number
}

/** What coins were used for: ガチャ, 物語. */
export interface SpendingKind {
  name: string
  coins: number
}

/** Where the money of some months went. */
export interface Spending {
  /** This month first. */
  months: readonly SpendingMonth[]
  /** Of all these months together; the most first. */
  kinds: readonly SpendingKind[]
  /** There were more movements than are counted: used coins are known from then on; ISO 8601. */
  coinsSince?: string
}

/** A limit of one's own, which asks once more and never forbids. */
export interface OwnLimitView {
  /** Yen; absent: none. */
  yen?: number
  /** What counts from `from` (ISO 8601) on: a higher one, or none. */
  next?: { yen?: number; from: string }
}
