import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

/** A pack of coins in the shop; the price is in yen. `maxQuantity` 0 means unlimited (S121). */
export interface SeedCoinPack {
  readonly shopCoinId: string
  readonly paidCoin: number
  readonly price: number
  readonly salesCopy?: string
  readonly maxQuantity: number
  /** The period of sale, which the seed renews when it has ended. Absent if the pack is always on sale. */
  readonly period?: { readonly starts: SeedTime; readonly ends: SeedTime }
  /** Whether the shop does not list the pack, which is then available only at its own URL. */
  readonly isHidden?: true
}

/** All coin packs of the seed: limited sales, then the smallest first. */
export const coinPacks: readonly SeedCoinPack[] = [
  {
    shopCoinId: 'coin-1200-week',
    paidCoin: 1_200,
    price: 1_100,
    salesCopy: '今週だけ100コインおトク',
    maxQuantity: 3,
    period: { starts: seedTimeOnDay(-2, '00:00'), ends: seedTimeOnDay(5, '00:00') },
  },
  { shopCoinId: 'coin-500-first', paidCoin: 500, price: 500, salesCopy: 'おひとり1回', maxQuantity: 1 },
  { shopCoinId: 'coin-100', paidCoin: 100, price: 120, maxQuantity: 0 },
  { shopCoinId: 'coin-300', paidCoin: 300, price: 360, salesCopy: '10回引ける', maxQuantity: 0 },
  { shopCoinId: 'coin-1000', paidCoin: 1_000, price: 1_100, maxQuantity: 0 },
  { shopCoinId: 'coin-3000', paidCoin: 3_000, price: 3_200, salesCopy: 'いちばん選ばれています', maxQuantity: 0 },
  { shopCoinId: 'coin-10000', paidCoin: 10_000, price: 10_000, salesCopy: '1コイン1円', maxQuantity: 5 },
  { shopCoinId: 'coin-50-postcard', paidCoin: 50, price: 60, maxQuantity: 1, isHidden: true },
]
