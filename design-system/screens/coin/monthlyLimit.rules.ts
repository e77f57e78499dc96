import type { MonthPurchase } from './coin.types.ts'

/** How much of a month's limit is used, in yen. */
export interface MonthlyLimitUsed {
  /** What the member has paid, and what they may still pay for open orders. */
  used: number
  /** What the member can still buy; never negative. */
  left: number
  /** The used part of the limit, from 0 to 1; 1 if the limit is 0 yen. */
  share: number
}

/** Open orders count against the limit, because the member can still pay for them (S112, S141, Q73). */
export function monthlyLimitUsage({ paid, waiting, limit }: Omit<MonthPurchase, 'renewal'>): MonthlyLimitUsed {
  const used = paid + waiting
  return { used, left: Math.max(0, limit - used), share: limit > 0 ? Math.min(1, used / limit) : 1 }
}
