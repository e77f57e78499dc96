import type { Balance } from '../../design-system/components/CoinBalance.tsx'

/** Paid and free coins of the example member こはる. */
export const exampleBalance: Balance = { paid: 2_400, free: 880, total: 3_280 }

/** The balance of a new member who cannot afford a draw of 30 coins. */
export const smallBalance: Balance = { paid: 0, free: 20, total: 20 }

/** The balance of a member without coins. */
export const emptyBalance: Balance = { paid: 0, free: 0, total: 0 }

/** A balance above the maximum that is shown in full (S132). */
export const hugeBalance: Balance = { paid: 9_000_000, free: 1_234_567, total: 10_234_567 }
