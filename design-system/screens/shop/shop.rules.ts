import type { ShopItem } from './shop.types.ts'

/** Whether a pack can be bought now, for display: the server decides (X13). */
export type Availability = 'buyable' | 'notYet' | 'ended' | 'soldOut'

/** Period: start inclusive, end exclusive (S120, Q70). Stock: 0 as maximum means unlimited (S121). */
export function availabilityOf({ start, end, maxQuantity, remainingQuantity }: ShopItem, now: string): Availability {
  const at = Date.parse(now)
  if (at < Date.parse(start)) return 'notYet'
  if (at >= Date.parse(end)) return 'ended'
  if (maxQuantity > 0 && remainingQuantity <= 0) return 'soldOut'
  return 'buyable'
}

/** Why a pack cannot be bought now; one that can needs no word. */
export const availabilityText: Readonly<Record<Exclude<Availability, 'buyable'>, string>> = {
  notYet: '販売前',
  ended: '販売終了',
  soldOut: '売り切れ',
}
