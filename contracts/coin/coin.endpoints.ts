import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, instant, openEnum } from '../schema.ts'

/** Coins of one platform (Q9). `total` is always `free` + `paid`. */
export const coinBalance = z.object({ free: count, paid: count, total: count })
export type CoinBalance = z.infer<typeof coinBalance>

export const platformTypes = ['WEB', 'IOS', 'ANDROID', 'UNSPECIFIED'] as const

/** One movement of coins (B§3). Numbers in `optionCoin` are negative where coins were spent. */
export const coinHistoryEntry = z.object({
  assetHistoryId: z.string(),
  transactionTime: instant,
  /** What it was for, in Japanese: `ガチャ「冬の星座」`. */
  message: z.string(),
  platformType: openEnum(platformTypes),
  /** Name of the channel, where it belongs to one. */
  ipName: z.optional(z.string()),
  optionCoin: z.object({ free: z.int(), paid: z.int() }),
})
export type CoinHistoryEntry = z.input<typeof coinHistoryEntry>

export const getCoinBalance = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/coin/balance',
  auth: 'member',
  query: z.object({ platformType: z.literal('WEB') }),
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
    'seek.limit': z.optional(z.int()),
    'seek.order': z.optional(z.enum(['ASC', 'DESC'])),
    'seek.lastTransactionTime': z.optional(instant),
  }),
  response: z.object({
    list: z.array(coinHistoryEntry),
    /** A page never ends between movements of one time; repeat `lastTransactionTime` for what comes after (Q80). */
    seek: z.object({ hasNext: z.boolean(), lastTransactionTime: z.optional(instant) }),
  }),
  silent: true,
  source: 'C081',
  summary: 'Movements of the coins of the member, 15 at a time and the latest first unless asked otherwise (S145)',
})

/** How much an age may spend on coins in a calendar month of Japan (B§3); the amount in yen. */
export const currencyLimit = z.object({ currencyLimitId: z.string(), name: z.string(), maxAmount: count })

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
    /** In yen, of that row. */
    maxAmount: count,
    limitList: z.array(currencyLimit),
  }),
  source: 'C082',
  summary: 'Monthly purchase limits by age, and the one that counts for the member (S141)',
})
