import * as z from 'zod/mini'
import { ipId } from '../channel/ofChannel.ts'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { asset, sentToPresents } from '../present/asset.ts'
import { count, expectedPrice, imagePath, instant, longText, openEnum, shownText } from '../schema.ts'

/** NORMAL sells its items as they are; TREADING, as the documents spell it, sells packs whose content is drawn. */
export const preorderCategoryTypes = ['NORMAL', 'TREADING'] as const
/** A single pack, or a box with one of each. */
export const preorderItemTypes = ['TREADING_SINGLE', 'TREADING_BOX'] as const

/** An item of the cart can be counted up to this (S133). */
export const preorderItemLimit = 100

const purchase = z.object({
  /** Id of the purchase. */
  purchaseId: z.string(),
  /** When it was bought. */
  purchasedTime: instant,
  /** Coins that it cost. */
  consumeCoin: count,
  /** What one gets: of trading packs, what was in them. */
  itemList: z.array(asset),
  /** What comes with the items. */
  bonusList: z.array(asset),
})

const preorderItem = z.object({
  /** Id of the item. */
  itemId: z.string(),
  name: shownText,
  image: z.optional(imagePath),
  /** Absent in a NORMAL category. */
  type: z.optional(openEnum(preorderItemTypes)),
  /** How many are left for all; absent when endless. */
  remainingCount: z.optional(count),
  /** One of each comes with every one of the item. */
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
  /** Coins for one item of a NORMAL category; like the others, 0 where the type does not have it. */
  normalConsumeCoin: count,
  /** Coins for one TREADING_SINGLE: a pack with one of the line-up, at random. */
  treadingSingleConsumeCoin: count,
  /** Coins for one TREADING_BOX: one of each of the line-up. */
  treadingBoxConsumeCoin: count,
  /** What can be bought, in the operator's order. */
  itemList: z.array(preorderItem),
  /** What can be in a pack, each with the same odds; empty in a NORMAL category. */
  lineupList: z.array(asset),
})

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
    /** From then on it can be bought from. */
    purchaseStartTime: instant,
    /** Before then it can be bought from. */
    purchaseEndTime: instant,
    /** When it arrives, in words. */
    delivery: z.optional(z.string()),
    /** In the operator's order. */
    categoryList: z.array(preorderCategory),
    /** This member's latest purchase, for the result page. */
    latestPurchase: z.optional(purchase),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C164',
  summary: 'A preorder with its categories, prices and bonuses',
})

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
      /** The item, each at most once in a cart. */
      itemId: z.string(),
      /** How many of it; 0 is as if it were not there. */
      count: z.int().check(z.gte(0), z.lte(preorderItemLimit)),
    }),
  ),
  response: z.object({
    /** What was bought just now. */
    purchase,
    sentToPresents,
    /** Coins of the member after the purchase. */
    balance: coinBalance,
  }),
  codes: ['NotEnoughCoin', 'PriceChanged', 'UnavailablePeriod', 'FailedPrecondition', 'InvalidArgument', 'NotFound'],
  source: 'C165',
  summary:
    'Buys a cart; the host computes the coins. UnavailablePeriod outside the purchase period, FailedPrecondition when too few are left, InvalidArgument for an empty cart, an item twice or one that is not of this preorder',
})
