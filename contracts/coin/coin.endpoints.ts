import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  count,
  hasNext,
  instant,
  openEnum,
  pageAfterTime,
  pageEndTime,
  pageOrder,
  shownText,
  webPlatform,
} from '../schema.ts'
import { historyPageLimit } from '../requestFields.ts'

/** A member's coins on one platform. `total` is always `free` + `paid` (Q9). */
export const coinBalance = z.object({
  /** Coins that the member was given. */
  free: count,
  /** Coins that the member bought. */
  paid: count,
  /** `free` and `paid` together. */
  total: count,
})
/** A member's free and paid coins. */
export type CoinBalance = z.infer<typeof coinBalance>

/** Platforms on which members buy coins; each platform has a separate balance (Q9). */
export const platformTypes = ['WEB', 'IOS', 'ANDROID', 'UNSPECIFIED'] as const

/** A movement of coins. Numbers in `optionCoin` are negative if coins were spent (B§3). */
export const coinHistoryEntry = z.object({
  /** Id of the movement. */
  assetHistoryId: z.string(),
  /** When the coins moved. */
  transactionTime: instant,
  /** The reason of the movement, in Japanese: `ガチャ「冬の星座」`. */
  message: z.string(),
  /** The platform on which the coins moved. */
  platformType: openEnum(platformTypes),
  /** Name of the channel for which the coins were spent or received; absent if there is none. */
  ipName: z.optional(shownText),
  /** Change of the balance: +300, -30. */
  optionCoin: z.object({
    /** Free coins: negative when spent, positive when received. */
    free: z.int(),
    /** Paid coins: negative when spent, positive when received. */
    paid: z.int(),
  }),
})
/** A movement of coins, as a server sends it. */
export type CoinHistoryEntry = z.input<typeof coinHistoryEntry>

/** Reads the caller's free and paid coins. */
export const getCoinBalance = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/coin/balance',
  auth: 'member',
  query: z.object({ platformType: webPlatform }),
  response: coinBalance,
  source: 'C058',
  summary: 'The coin balance; not called for guests (S062)',
})

/** Lists the movements of the caller's coins. */
export const listCoinHistory = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/currency/history',
  auth: 'member',
  query: z.object({
    'seek.limit': z.optional(historyPageLimit),
    'seek.order': z.optional(pageOrder),
    'seek.lastTransactionTime': z.optional(pageAfterTime),
  }),
  response: z.object({
    /** Movements of coins, the latest first, or in the requested order. */
    list: z.array(coinHistoryEntry),
    /**
     * Cursor of the next page: send `lastTransactionTime`. A page never ends between movements of the same time (Q80).
     */
    seek: z.object({ hasNext, lastTransactionTime: z.optional(pageEndTime) }),
  }),
  silent: true,
  source: 'C081',
  summary: "Movements of the member's coins; by default 15 per page, the latest first (S145)",
})

/** How much members of an age may spend on coins per calendar month of Japan, in yen (B§3). */
export const currencyLimit = z.object({
  /** Id of the age range. */
  currencyLimitId: z.string(),
  name: shownText,
  /** The limit in yen per calendar month of Japan. */
  maxAmount: count,
})

/** Reads how much the caller may spend on coins per month. */
export const getCurrencyLimit = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/currency/limit',
  auth: 'member',
  response: z.object({
    /** The member's age by the registered birthday; absent without one. */
    age: z.optional(count),
    /** The row of `limitList` that applies to this member; without a birthday the strictest (Q73, Q85). */
    currencyLimitId: z.string(),
    /** The maximum per month in yen, from that row. */
    maxAmount: count,
    /** The limits, one row per age range. */
    limitList: z.array(currencyLimit),
  }),
  source: 'C082',
  summary: 'Monthly purchase limits by age, and the one that applies to the member (S141)',
})
