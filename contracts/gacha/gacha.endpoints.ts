import * as z from 'zod/mini'
import { ipId } from '../channel/ofChannel.ts'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import {
  count,
  expectedPrice,
  imagePath,
  instant,
  longText,
  nothing,
  openEnum,
  shownText,
  webPlatform,
} from '../schema.ts'
import { rarities } from './rarity.ts'

/** Types of gacha: LIMIT is open for a limited time, COMMON always; OTHERS is neither (A§3, Q90). */
export const gachaTypes = ['LIMIT', 'OTHERS', 'COMMON'] as const
/** Kinds of gacha items (A§3). */
export const gachaItemTypes = ['TICKET', 'PHOTO'] as const
/**
 * Availability of an item: OUT_OF_STOCK if it is sold out for all members, LIMITED_BY_USER if this member cannot draw
 * it any more (A§3).
 */
export const gachaStocks = ['IN_STOCK', 'OUT_OF_STOCK', 'LIMITED_BY_USER'] as const

/** Share of an item in all draws, in percent: 2.5 is 2.5 %. The rates of a gacha add up to 100. */
const ratePercent = z.number().check(z.gte(0), z.lte(100))

const gachaSummary = {
  /** Id of the gacha. */
  gachaId: z.string(),
  ipId,
  name: shownText,
  image: z.optional(imagePath),
  type: openEnum(gachaTypes),
  stock: openEnum(gachaStocks),
  /** Number of different items of the gacha. */
  itemCount: z.optional(count),
  /** When the gacha opens. An announced gacha is shown before that (Q151). */
  publicationStartTime: instant,
  /** When the publication of the gacha ends (exclusive). */
  publicationEndTime: instant,
}

/** Lists the gacha of a channel. */
export const listGacha = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/gacha',
  auth: 'anyone',
  query: z.object({ ipId }),
  response: z.object({
    /** The gacha of the channel, in display order. */
    gachaList: z.array(z.object(gachaSummary)),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C075',
  summary: 'Published gacha of a channel, including announced ones',
})

/** A gacha with its prices and terms. */
export const gacha = z.object({
  ...gachaSummary,
  description: z.optional(longText),
  /** Cautions: each a sentence, shown under ご注意. */
  cautionList: z.optional(z.array(longText)),
  /** Plain text of the terms that the member must agree to before the first draw (C079). */
  terms: z.optional(z.string()),
  /** Whether the caller has agreed to the terms; members only. */
  hasAgreed: z.optional(z.boolean()),
  /** The offered numbers of draws with their prices: 1 for 30, 10 for 300 coins. 0 coins is a free draw. */
  drawOptionList: z.array(
    z.object({
      /** Number of draws. */
      count: z.int().check(z.positive()),
      /** Total price of the draws in coins; 0 is free. */
      consumeCoin: count,
    }),
  ),
  /** Number of draws that this member has left; absent if unlimited. */
  remainingDrawCount: z.optional(count),
})
/** A gacha with its prices and terms. */
export type Gacha = z.infer<typeof gacha>

/** Reads a gacha with its prices, terms and cautions. */
export const getGacha = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/gacha/{id}',
  auth: 'anyone',
  response: z.object({ gacha }),
  codes: ['NotFound', 'GachaUnavailable'],
  source: 'C076',
  summary: 'One gacha with its prices, terms and cautions',
})

const gachaItem = {
  /** Id of the item; the same item has the same id in every draw. */
  itemId: z.string(),
  name: shownText,
  image: z.optional(imagePath),
  type: openEnum(gachaItemTypes),
  rarity: openEnum(rarities),
}

/** Reads the items of a gacha with their odds. */
export const getGachaDetail = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/gacha/{id}/detail',
  auth: 'anyone',
  response: z.object({
    /** All items of the gacha with their odds, which change only when an item is sold out. */
    itemList: z.array(
      z.object({
        ...gachaItem,
        ratePercent,
        stock: openEnum(gachaStocks),
        /** How many copies the member owns; absent for guests. */
        ownedCount: z.optional(count),
      }),
    ),
  }),
  codes: ['NotFound', 'GachaUnavailable'],
  source: 'C077',
  summary: 'Items and their odds',
})

/** An item that the member has drawn from a gacha. */
export const drawnItem = z.object({
  ...gachaItem,
  ratePercent: z.optional(ratePercent),
  /** Whether the member owned no copy of the item before the draw. */
  isNew: z.boolean(),
  /** How many copies the member owns after the draw. */
  ownedCount: count,
  /**
   * Whether the item exceeded the holding limit and waits in the present box. Absent if the member holds the item, or
   * if the host does not provide this field (Q372).
   */
  isSentToPresents: z.optional(z.boolean()),
})
/** An item that the member has drawn from a gacha. */
export type DrawnItem = z.infer<typeof drawnItem>

/** Draws items from a gacha for coins. */
export const drawGacha = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/gacha/{id}/draw',
  auth: 'member',
  grants: true,
  idempotent: true,
  paid: true,
  query: z.object({ expectedPrice: z.optional(expectedPrice) }),
  body: z.object({
    /** Number of draws: a `count` of `drawOptionList`. */
    count: z.int().check(z.positive()),
    platformType: webPlatform,
  }),
  response: z.object({
    /** Id of this draw. */
    drawId: z.string(),
    /** The drawn items in order. */
    resultList: z.array(drawnItem),
    /** The member's coins after the draw. */
    balance: coinBalance,
  }),
  codes: [
    'GachaUnavailable',
    'FailedPrecondition',
    'NoGachaItemToDraw',
    'NotEnoughCoin',
    'PriceChanged',
    'SpendingBreak',
    'GachaNotAgreed',
    'InvalidArgument',
    'NotFound',
  ],
  source: 'C078',
  summary:
    'Draws; coins and items move in one transaction, free coins first. The same Idempotency-Key gives the same result',
})

/** Agrees to the terms of a gacha, which is required before the first draw. */
export const agreeGacha = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/gacha/{id}/agree',
  auth: 'member',
  response: nothing,
  codes: ['NotFound', 'GachaUnavailable'],
  source: 'C079',
  summary: "Agrees to the gacha's terms; agreeing twice changes nothing",
})

/** Reads which items of a gacha the caller can no longer draw. */
export const getGachaStockout = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/gacha/{id}/stockout',
  auth: 'anyone',
  response: z.object({
    /** Items that are out of stock, for all members or for this member. */
    items: z.array(
      z.object({
        /** Id of the item. */
        itemId: z.string(),
        name: shownText,
        stock: openEnum(gachaStocks),
      }),
    ),
  }),
  codes: ['NotFound', 'GachaUnavailable'],
  source: 'C080',
  summary: 'Items that can no longer be drawn, for all or for this member',
})
