/** A pack of coins in the shop; the price in yen. `maxQuantity` 0 is without limit (S121). */
export interface SeedCoinPack {
  readonly shopCoinId: string
  readonly paidCoin: number
  readonly price: number
  readonly salesCopy?: string
  readonly maxQuantity: number
}

/** The smallest first. */
export const coinPacks: readonly SeedCoinPack[] = [
  { shopCoinId: 'coin-100', paidCoin: 100, price: 120, maxQuantity: 0 },
  { shopCoinId: 'coin-300', paidCoin: 300, price: 360, salesCopy: '10回引ける', maxQuantity: 0 },
  { shopCoinId: 'coin-1000', paidCoin: 1_000, price: 1_100, maxQuantity: 0 },
  { shopCoinId: 'coin-3000', paidCoin: 3_000, price: 3_200, salesCopy: 'いちばん選ばれています', maxQuantity: 0 },
  { shopCoinId: 'coin-10000', paidCoin: 10_000, price: 10_000, salesCopy: '1コイン1円', maxQuantity: 5 },
]
