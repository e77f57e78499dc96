import type { ShopItem } from './shop.types.ts'

/** Whether a pack can be bought now, for display: the server decides (X13). */
export type PackAvailability = 'buyable' | 'notYet' | 'ended' | 'soldOut'

/**
 * Checks the period (start inclusive, end exclusive; S120, Q70) and the stock (a maximum of 0 means unlimited; S121).
 */
export function packAvailability(
  { start, end, maxQuantity, remainingQuantity }: ShopItem,
  now: string,
): PackAvailability {
  const at = Date.parse(now)
  if (at < Date.parse(start)) return 'notYet'
  if (at >= Date.parse(end)) return 'ended'
  if (maxQuantity > 0 && remainingQuantity <= 0) return 'soldOut'
  return 'buyable'
}

/** The reason why a pack cannot be bought now. */
export const packAvailabilityText: Readonly<Record<Exclude<PackAvailability, 'buyable'>, string>> = {
  notYet: '販売前',
  ended: '販売終了',
  soldOut: '売り切れ',
}
