import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, hasNext, pageAfter, pageEnd, pageOrder, publication, webPlatform } from '../schema.ts'
import { historyPageLimit } from '../requestFields.ts'

/** A pack of coins for sale, with prices in yen (B§3). */
export const shopCoin = z.object({
  /** Id of the pack. */
  shopCoinId: z.string(),
  /** Number of paid coins in the pack. */
  webPaidCoin: count,
  /** Price in yen. */
  webPrice: count,
  /** Sales copy: one line of plain text. */
  salesCopy: z.optional(z.string()),
  /** Number of packs that one member can buy during the sale; 0 means unlimited (S121). */
  maxQuantity: count,
  /** Number of packs that the caller can still buy; for a guest the full number, and 0 if unlimited. */
  remainingQuantity: count,
  ...publication,
  /** Whether the client shows the remaining time of the sale; absent means false (Q69). */
  hasShowedTimeLeft: z.optional(z.boolean()),
  /** Whether the client leaves the pack out of the shop's list; it can still be bought at its own URL (Q69). */
  isHidden: z.optional(z.boolean()),
})
/** A pack of coins for sale (B§3). */
export type ShopCoin = z.infer<typeof shopCoin>

/** Lists the coin packs on sale. */
export const listShopCoins = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/shop/coin',
  auth: 'anyone',
  query: z.object({
    platformType: webPlatform,
    'seek.order': z.optional(pageOrder),
    'seek.limit': z.optional(historyPageLimit),
    'seek.lastShopCoinId': z.optional(pageAfter),
  }),
  response: z.object({
    /** The packs, in display order or reversed. */
    list: z.array(shopCoin),
    /** Cursor of the next page: send `lastShopCoinId`. */
    seek: z.object({ hasNext, lastShopCoinId: z.optional(pageEnd) }),
  }),
  source: 'C166',
  summary: 'Coin packs on sale, 15 per page; DESC by default, but the first request uses ASC (Q3, S146)',
})

/** Checks whether the caller may buy a coin pack now. */
export const validateShopCoin = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/shop/coin/validate/{id}',
  auth: 'member',
  query: z.object({ platformType: webPlatform }),
  response: z.object({
    /** The pack with its current conditions. */
    shopCoin,
  }),
  /**
   * MaxQuantityExceed: the paid coins would exceed 9,999,999. PackLimitReached: this member cannot buy the pack again
   * (S144).
   */
  codes: ['NotFound', 'UnavailablePeriod', 'PackLimitReached', 'MaxQuantityExceed', 'MaxAmountExceed'],
  source: 'C167',
  summary: 'Checks whether the member may buy this pack now (S131); returns the pack',
})
