/** A pack of paid coins on sale (B§3). Prices in yen, times ISO 8601. */
export interface ShopItem {
  id: string
  coins: number
  yen: number
  salesCopy?: string
  /** 0 means unlimited (S121). */
  maxQuantity: number
  remainingQuantity: number
  start: string
  end: string
  showsTimeLeft: boolean
}

/** What may be spent on coins in a month of Japan, by age (S141). Yen. */
export interface PurchaseLimits {
  /** By the registered birth date; absent without one. */
  age?: number
  /** Id of the row that counts for the member. */
  own: string
  rows: readonly { id: string; name: string; yen: number }[]
}
