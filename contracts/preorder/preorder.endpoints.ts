import * as z from 'zod/mini'
import { ipId } from '../channel/ofChannel.ts'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { asset, sentToPresents } from '../present/asset.ts'
import { count, expectedPrice, imagePath, instant, longText, openEnum, shownText } from '../schema.ts'

/**
 * Types of categories. NORMAL sells items directly. TREADING (the specification's spelling) sells packs with random
 * content.
 */
export const preorderCategoryTypes = ['NORMAL', 'TREADING'] as const
/** Types of items in a TREADING category: a single pack, or a box with one of each item. */
export const preorderItemTypes = ['TREADING_SINGLE', 'TREADING_BOX'] as const

/** Maximum number of one item in a cart (S133). */
export const preorderItemLimit = 100

const purchase = z.object({
  /** Id of the purchase. */
  purchaseId: z.string(),
  /** When the member bought the items. */
  purchasedTime: instant,
  /** Total price in coins. */
  consumeCoin: count,
  /** The items that the member received; for packs, their content. */
  itemList: z.array(asset),
  /** The bonuses that the member received with the items. */
  bonusList: z.array(asset),
})

const preorderItem = z.object({
  /** Id of the item. */
  itemId: z.string(),
  name: shownText,
  image: z.optional(imagePath),
  /** Type of the item; absent in a NORMAL category. */
  type: z.optional(openEnum(preorderItemTypes)),
  /** Number of items left in total; absent if unlimited. */
  remainingCount: z.optional(count),
  /** Bonuses of the item; each purchased item includes one of each. */
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
  /** Price in coins of one item in a NORMAL category; 0 in other categories. */
  normalConsumeCoin: count,
  /** Price in coins of one TREADING_SINGLE, a pack with one random item of the line-up; 0 without such packs. */
  treadingSingleConsumeCoin: count,
  /** Price in coins of one TREADING_BOX, a box with one of each item of the line-up; 0 without such boxes. */
  treadingBoxConsumeCoin: count,
  /** Items for sale, in display order. */
  itemList: z.array(preorderItem),
  /** Items that a pack can contain, with equal odds; empty in a NORMAL category. */
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
    /** Expected delivery as text: 来月下旬. */
    delivery: z.optional(z.string()),
    /** The categories, in display order. */
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
      /** Id of the item. An item occurs at most once in a cart. */
      itemId: z.string(),
      /** Number of copies; 0 means that the item is not in the cart. */
      count: z.int().check(z.gte(0), z.lte(preorderItemLimit)),
    }),
  ),
  response: z.object({
    /** The purchase that this request made. */
    purchase,
    sentToPresents,
    /** The member's coins after the purchase. */
    balance: coinBalance,
  }),
  codes: [
    'NotEnoughCoin',
    'PriceChanged',
    'SpendingBreak',
    'UnavailablePeriod',
    'FailedPrecondition',
    'InvalidArgument',
    'NotFound',
  ],
  source: 'C165',
  summary:
    'Buys a cart; the host computes the coins. UnavailablePeriod outside the purchase period, FailedPrecondition when too few are left, InvalidArgument for an empty cart, an item twice or one that is not of this preorder',
})
