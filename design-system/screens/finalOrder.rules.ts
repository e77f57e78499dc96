import type { Balance } from '../components/CoinBalance.tsx'
import { coinText } from '../text/coinText.ts'
import { yenText } from '../text/yenText.ts'
import type { FinalOrder, FinalPrice } from './finalOrder.types.ts'

/** The balance after an order; paid and free coins are separate where known. */
export type BalanceAfterOrder = Balance | { total: number; paid?: undefined; free?: undefined }

/**
 * The member's balance after paying `price`. Undefined where the balance is unknown or insufficient. The server's own
 * figure replaces it with the response (X13).
 */
export function balanceAfterOrder(before: Balance | undefined, price: FinalPrice): BalanceAfterOrder | undefined {
  if (!before) return undefined
  const { paid, free, total } = before
  if (price.unit === 'yen') return { paid: paid + price.coins, free, total: total + price.coins }
  if (price.amount > total) return undefined
  if (price.first === 'unsaid' && price.amount > 0) return { total: total - price.amount }
  const ofFree = Math.min(free, price.amount)
  return { paid: paid - (price.amount - ofFree), free: free - ofFree, total: total - price.amount }
}

/** The price as text: 1,100円（税込）, 300コイン, 無料. */
export function priceText({ unit, amount }: Pick<FinalPrice, 'unit' | 'amount'>): string {
  if (unit === 'yen') return `${yenText(amount)}（税込）`
  return amount === 0 ? '無料' : coinText(amount)
}

/**
 * The sentence shown in the confirmation when the price has changed since the member saw it. Nothing has been paid at
 * that point.
 */
export function priceChangeText(before: FinalPrice, now: FinalPrice): string {
  if (before.unit === now.unit && before.amount === now.amount)
    return 'お支払い金額が変わりましたが、新しい金額を読みこめませんでした。お支払いは行われていません。閉じて、もう一度お試しください。'
  return `お支払い金額が、${priceText(before)}から${priceText(now)}に変わりました。お支払いは行われていません。新しい金額でよければ、もう一度お進みください。`
}

/** Whether the order deadline has passed (`until` is exclusive, Q70). */
export const isOrderExpired = ({ until }: Pick<FinalOrder, 'until'>, now: string): boolean =>
  until !== null && Date.parse(now) >= Date.parse(until)

/** The payment and delivery rows shared by all orders paid from the coin balance. */
export const coinPaymentTexts = {
  payment: '所持コインで、すぐに',
  delivery: 'お支払いのあと、すぐ',
  cancelling: 'お支払いのあとは、取り消せません',
} satisfies Partial<FinalOrder>
