import type { Balance } from '../components/CoinBalance.tsx'
import type { FinalOrder, FinalPrice } from './finalOrder.types.ts'

/** Coins after an order: paid and free apart where that is known. */
export type CoinsAfter = Balance | { total: number; paid?: undefined; free?: undefined }

/**
 * What one holds once it is paid; undefined where it is not known, or does not reach. The host's own figure follows
 * with its answer (X13).
 */
export function coinsAfter(before: Balance | undefined, price: FinalPrice): CoinsAfter | undefined {
  if (!before) return undefined
  const { paid, free, total } = before
  if (price.unit === 'yen') return { paid: paid + price.coins, free, total: total + price.coins }
  if (price.amount > total) return undefined
  if (price.first === 'unsaid' && price.amount > 0) return { total: total - price.amount }
  const ofFree = Math.min(free, price.amount)
  return { paid: paid - (price.amount - ofFree), free: free - ofFree, total: total - price.amount }
}

/** Whether the time to order is over (its end is exclusive, Q70). */
export const isOver = ({ until }: Pick<FinalOrder, 'until'>, now: string): boolean =>
  until !== null && Date.parse(now) >= Date.parse(until)

/** What holds for everything that is paid with coins one holds. */
export const paidWithCoins = {
  payment: '所持コインで、すぐに',
  delivery: 'お支払いのあと、すぐ',
  cancelling: 'お支払いのあとは、取り消せません',
} satisfies Partial<FinalOrder>
