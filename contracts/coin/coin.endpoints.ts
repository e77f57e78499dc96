import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count } from '../schema.ts'

/** Coins of one platform (Q9). `total` is always `free` + `paid`. */
export const coinBalance = z.object({ free: count, paid: count, total: count })
export type CoinBalance = z.infer<typeof coinBalance>

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
