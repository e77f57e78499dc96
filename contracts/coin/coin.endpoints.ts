import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  count,
  hasNext,
  instant,
  openEnum,
  pageAfterTime,
  pageEndTime,
  pageLimit,
  pageOrder,
  shownText,
  webPlatform,
} from '../schema.ts'

/** Coins of one platform (Q9). `total` is always `free` + `paid`. */
export const coinBalance = z.object({
  /** Coins that were given. */
  free: count,
  /** Coins that were bought. */
  paid: count,
  /** `free` and `paid` together. */
  total: count,
})
export type CoinBalance = z.infer<typeof coinBalance>

/** Where coins were bought, each platform with a balance of its own (Q9). */
export const platformTypes = ['WEB', 'IOS', 'ANDROID', 'UNSPECIFIED'] as const

/** One movement of coins (B§3). Numbers in `optionCoin` are negative where coins were spent. */
export const coinHistoryEntry = z.object({
  /** Id of the movement. */
  assetHistoryId: z.string(),
  /** When the coins moved. */
  transactionTime: instant,
  /** What it was for, in Japanese: `ガチャ「冬の星座」`. */
  message: z.string(),
  /** Platform whose coins moved. */
  platformType: openEnum(platformTypes),
  /** Name of the channel, where it belongs to one. */
  ipName: z.optional(shownText),
  /** By how much, as a change: +300, -30. */
  optionCoin: z.object({
    /** Free coins: negative when spent, positive when received. */
    free: z.int(),
    /** Paid coins: negative when spent, positive when received. */
    paid: z.int(),
  }),
})
export type CoinHistoryEntry = z.input<typeof coinHistoryEntry>

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

export const listCoinHistory = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/currency/history',
  auth: 'member',
  query: z.object({
    'seek.limit': z.optional(pageLimit),
    'seek.order': z.optional(pageOrder),
    'seek.lastTransactionTime': z.optional(pageAfterTime),
  }),
  response: z.object({
    /** The latest movement first, or in the order that was asked for. */
    list: z.array(coinHistoryEntry),
    /** A page never ends between movements of one time; repeat `lastTransactionTime` for what comes after (Q80). */
    seek: z.object({ hasNext, lastTransactionTime: z.optional(pageEndTime) }),
  }),
  silent: true,
  source: 'C081',
  summary: 'Movements of the coins of the member, 15 at a time and the latest first unless asked otherwise (S145)',
})

/** How much an age may spend on coins in a calendar month of Japan (B§3); the amount in yen. */
export const currencyLimit = z.object({
  /** Id of the row. */
  currencyLimitId: z.string(),
  name: shownText,
  /** In yen for a calendar month of Japan. */
  maxAmount: count,
})

export const getCurrencyLimit = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/currency/limit',
  auth: 'member',
  response: z.object({
    /** By the registered birth date; absent without one. */
    age: z.optional(count),
    /** The row of `limitList` that counts for this member: without a birth date the strictest (Q73, Q85). */
    currencyLimitId: z.string(),
    /** The most a month may cost, in yen: that of the row. */
    maxAmount: count,
    /** A row for each span of ages. */
    limitList: z.array(currencyLimit),
  }),
  source: 'C082',
  summary: 'Monthly purchase limits by age, and the one that counts for the member (S141)',
})
