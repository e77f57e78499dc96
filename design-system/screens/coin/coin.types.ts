/** Where coins moved: each platform has coins of its own (Q9). */
export type CoinPlatform = 'WEB' | 'IOS' | 'ANDROID' | 'UNSPECIFIED' | 'UNKNOWN'

/** One movement of coins. Negative: they were spent. */
export interface CoinMovement {
  id: string
  /** ISO 8601. */
  time: string
  /** What for: ガチャ「冬の星座」. */
  message: string
  platform: CoinPlatform
  /** Name of the channel, where it belongs to one. */
  channel?: string
  paid: number
  free: number
}

/** What was bought this month, in yen, against what the reader's age allows (S141). */
export interface MonthPurchase {
  paid: number
  /** Ordered and not paid yet: it counts against the limit while it can be. */
  waiting: number
  /** The limit of the reader's age. */
  most: number
  /** When the next month begins in Japan, and with it a new sum; ISO 8601. */
  renewal: string
}
