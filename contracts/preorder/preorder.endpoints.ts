import * as z from 'zod/mini'
import { ipId } from '../channel/ofChannel.ts'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { asset, sentToPresents } from '../present/asset.ts'
import { count, expectedPrice, imagePath, instant, longText, openEnum, shownText } from '../schema.ts'

/** NORMAL sells items directly. TREADING (the specification's spelling) sells packs with random content. */
export const preorderCategoryTypes = ['NORMAL', 'TREADING'] as const
/** A single pack, or a box with one of each item. */
export const preorderItemTypes = ['TREADING_SINGLE', 'TREADING_BOX'] as const

/** Maximum count of one item in a cart (S133). */
export const preorderItemLimit = 100

const purchase = z.object({
  /** Id of the purchase. */
  purchaseId: z.string(),
  /** When it was bought. */
  purchasedTime: instant,
  /** Price in coins. */
  consumeCoin: count,
  /** The items received; for trading packs, their content. */
  itemList: z.array(asset),
  /** Bonuses added to the items. */
  bonusList: z.array(asset),
})

const preorderItem = z.object({
  /** Id of the item. */
  itemId: z.string(),
  name: shownText,
  image: z.optional(imagePath),
  /** Absent in a NORMAL category. */
  type: z.optional(openEnum(preorderItemTypes)),
  /** How many are left in total; absent if unlimited. */
  remainingCount: z.optional(count),
  /** Bonuses, one of each per purchased item. */
  bonusList: z.array(
    z.object({
      /** Id of the bonus item. */
      targetItemId: z.string(),
      itemName: shownText,
      itemImage: z.optional(imagePath),
    }),
  ),
})

const preorderCategory = z.object({
  /** Id of the category. */
  categoryId: z.string(),
  name: shownText,
  categoryType: openEnum(preorderCategoryTypes),
  /** Price of one item in a NORMAL category in coins; like the other prices, 0 if the type does not have it. */
  normalConsumeCoin: count,
  /** Price of one TREADING_SINGLE: a pack with one random item of the line-up. */
  treadingSingleConsumeCoin: count,
  /** Price of one TREADING_BOX: one of each item of the line-up. */
  treadingBoxConsumeCoin: count,
  /** Items for sale, in display order. */
  itemList: z.array(preorderItem),
  /** Possible content of a pack, with equal odds; empty in a NORMAL category. */
  lineupList: z.array(asset),
})

/** Reads a preorder with its categories, prices and bonuses. */
export const getPreorder = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/preorder/{id}',
  auth: 'anyone',
  response: z.object({
    /** Id of the preorder. */
    id: z.string(),
    ipId,
    name: shownText,
    image: z.optional(imagePath),
    description: z.optional(longText),
    /** Cautions: each a sentence, shown under ご注意. */
    cautionList: z.optional(z.array(longText)),
    /** When the sale opens. */
    purchaseStartTime: instant,
    /** When the sale closes (exclusive). */
    purchaseEndTime: instant,
    /** Expected delivery as text. */
    delivery: z.optional(z.string()),
    /** In display order. */
    categoryList: z.array(preorderCategory),
    /** This member's latest purchase, for the result page. */
    latestPurchase: z.optional(purchase),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C164',
  summary: 'A preorder with its categories, prices and bonuses',
})

/** Buys the items of a cart from a preorder for coins. */
export const buyPreorder = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/preorder/{id}/buy',
  auth: 'member',
  grants: true,
  silent: true,
  idempotent: true,
  paid: true,
  query: z.object({ expectedPrice: z.optional(expectedPrice) }),
  body: z.array(
    z.object({
      /** Id of the item; each item at most once per cart. */
      itemId: z.string(),
      /** Count of the item; 0 means not in the cart. */
      count: z.int().check(z.gte(0), z.lte(preorderItemLimit)),
    }),
  ),
  response: z.object({
    /** The purchase just made. */
    purchase,
    sentToPresents,
    /** The member's coins after the purchase. */
    balance: coinBalance,
  }),
  codes: ['NotEnoughCoin', 'PriceChanged', 'UnavailablePeriod', 'FailedPrecondition', 'InvalidArgument', 'NotFound'],
  source: 'C165',
  summary:
    'Buys a cart; the host computes the coins. UnavailablePeriod outside the purchase period, FailedPrecondition when too few are left, InvalidArgument for an empty cart, an item twice or one that is not of this preorder',
})
