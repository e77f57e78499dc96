import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, hasNext, pageAfter, pageEnd, pageLimit, pageOrder, publication, webPlatform } from '../schema.ts'

/** A pack of coins on sale (B§3). Prices in yen. */
export const shopCoin = z.object({
  /** Id of the pack. */
  shopCoinId: z.string(),
  /** Paid coins that it holds. */
  webPaidCoin: count,
  /** What it costs, in yen. */
  webPrice: count,
  /** A line to sell it by; plain text. */
  salesCopy: z.optional(z.string()),
  /** How many one member can buy while it is on sale; 0 means unlimited (S121). */
  maxQuantity: count,
  /** What is left of that for the caller; for a guest all of it, and 0 where it is unlimited. */
  remainingQuantity: count,
  ...publication,
  /** Whether the remaining time is shown beside it (Q69); absent is false. */
  hasShowedTimeLeft: z.optional(z.boolean()),
  /** Left out of the shop's list by the client (Q69); can still be bought at its own address. */
  isHidden: z.optional(z.boolean()),
})
export type ShopCoin = z.infer<typeof shopCoin>

export const listShopCoins = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/shop/coin',
  auth: 'anyone',
  query: z.object({
    platformType: webPlatform,
    'seek.order': z.optional(pageOrder),
    'seek.limit': z.optional(pageLimit),
    'seek.lastShopCoinId': z.optional(pageAfter),
  }),
  response: z.object({
    /** In the operator's order, or the other way round. */
    list: z.array(shopCoin),
    /** Repeat `lastShopCoinId` to get what comes after. */
    seek: z.object({ hasNext, lastShopCoinId: z.optional(pageEnd) }),
  }),
  source: 'C166',
  summary: 'Coin packs on sale, 15 at a time; DESC unless asked otherwise, and the first fetch asks for ASC (Q3, S146)',
})

export const validateShopCoin = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/shop/coin/validate/{id}',
  auth: 'member',
  query: z.object({ platformType: webPlatform }),
  response: z.object({
    /** The pack, as it can be bought now. */
    shopCoin,
  }),
  /**
   * MaxQuantityExceed: the paid coins would pass 9,999,999 (S144). PackLimitReached: nothing is left of it for this
   * member.
   */
  codes: ['NotFound', 'UnavailablePeriod', 'PackLimitReached', 'MaxQuantityExceed', 'MaxAmountExceed'],
  source: 'C167',
  summary: 'Whether the member may buy this pack now (S131); answers with the pack',
})
