import * as z from 'zod/mini'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { asset } from '../present/asset.ts'
import { count, imagePath, instant, openEnum } from '../schema.ts'

export const preorderCategoryTypes = ['NORMAL', 'TREADING'] as const
export const preorderItemTypes = ['TREADING_SINGLE', 'TREADING_BOX'] as const

/** An item of the cart can be counted up to this (S133). */
export const preorderItemLimit = 100

const purchase = z.object({
  purchaseId: z.string(),
  purchasedTime: instant,
  consumeCoin: count,
  /** What one gets: of trading packs, what was in them. */
  itemList: z.array(asset),
  /** What comes with it. */
  bonusList: z.array(asset),
})

const preorderItem = z.object({
  itemId: z.string(),
  name: z.string(),
  image: z.optional(imagePath),
  /** Absent in a NORMAL category. */
  type: z.optional(openEnum(preorderItemTypes)),
  /** Absent when endless. */
  remainingCount: z.optional(count),
  /** One of each comes with every one of the item. */
  bonusList: z.array(z.object({ targetItemId: z.string(), itemName: z.string(), itemImage: z.optional(imagePath) })),
})

const preorderCategory = z.object({
  categoryId: z.string(),
  name: z.string(),
  categoryType: openEnum(preorderCategoryTypes),
  /** Coins for one item of a NORMAL category; like the others, 0 where the type does not have it. */
  normalConsumeCoin: count,
  /** Coins for one TREADING_SINGLE: a pack with one of the line-up, at random. */
  treadingSingleConsumeCoin: count,
  /** Coins for one TREADING_BOX: one of each of the line-up. */
  treadingBoxConsumeCoin: count,
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
    id: z.string(),
    ipId: z.string(),
    name: z.string(),
    image: z.optional(imagePath),
    description: z.optional(z.string()),
    /** Sentences under ご注意. */
    cautionList: z.optional(z.array(z.string())),
    purchaseStartTime: instant,
    purchaseEndTime: instant,
    /** When it arrives, in words. */
    delivery: z.optional(z.string()),
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
  silent: true,
  idempotent: true,
  body: z.array(z.object({ itemId: z.string(), count: z.int().check(z.gte(0), z.lte(preorderItemLimit)) })),
  response: z.object({
    purchase,
    /** After the purchase. */
    balance: coinBalance,
  }),
  codes: ['NotEnoughCoin', 'UnavailablePeriod', 'FailedPrecondition', 'InvalidArgument', 'NotFound'],
  source: 'C165',
  summary:
    'Buys a cart; the host computes the coins. UnavailablePeriod outside the purchase period, FailedPrecondition when too few are left, InvalidArgument for an empty cart, an item twice or one that is not of this preorder',
})
