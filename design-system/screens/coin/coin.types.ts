/** The platform on which coins moved; each platform has its own balance (Q9). */
export type CoinPlatform = 'WEB' | 'IOS' | 'ANDROID' | 'UNSPECIFIED' | 'UNKNOWN'

/** One movement of coins; negative amounts were spent. */
export interface CoinMovement {
  id: string
  /** When the coins moved, ISO 8601. */
  time: string
  /** The reason: ガチャ「冬の星座」. */
  message: string
  platform: CoinPlatform
  /** The name of the channel, if the movement belongs to one. */
  channel?: string | undefined
  paid: number
  free: number
}

/** The member's purchases this month and the limit of their age, in yen (S141). */
export interface MonthPurchase {
  paid: number
  /** The amount of orders not paid yet; it counts against the limit while the orders can be paid. */
  waiting: number
  /** The monthly limit for the member's age. */
  limit: number
  /** When the next month begins in Japan and the total restarts; ISO 8601. */
  renewal: string
}
