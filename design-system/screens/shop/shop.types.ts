/** A pack of paid coins on sale (B§3). Prices in yen, times ISO 8601. */
export interface ShopItem {
  id: string
  coins: number
  yen: number
  salesCopy?: string | undefined
  /** How many times one member may buy the pack; 0 means unlimited (S121). */
  maxQuantity: number
  remainingQuantity: number
  start: string
  end: string
  showsTimeLeft: boolean
}
