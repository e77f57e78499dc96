import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, instant } from '../schema.ts'

/** A pack of coins on sale (B§3). `maxQuantity` 0 means unlimited (S121). Prices in yen. */
export const shopCoin = z.object({
  shopCoinId: z.string(),
  webPaidCoin: count,
  webPrice: count,
  salesCopy: z.optional(z.string()),
  maxQuantity: count,
  remainingQuantity: count,
  publicationStartTime: instant,
  publicationEndTime: instant,
  hasShowedTimeLeft: z.optional(z.boolean()),
  isHidden: z.optional(z.boolean()),
})

export const listShopCoins = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/shop/coin',
  auth: 'anyone',
  query: z.object({
    platformType: z.literal('WEB'),
    'seek.order': z.optional(z.enum(['ASC', 'DESC'])),
    'seek.limit': z.optional(z.int()),
  }),
  response: z.object({ list: z.array(shopCoin) }),
  source: 'C166',
  summary: 'Coin packs on sale; the first fetch is ASC with limit 15 (Q3, S146)',
})
