import * as z from 'zod/mini'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { count, imagePath, instant, nothing, openEnum } from '../schema.ts'
import { rarities } from './rarity.ts'

export const gachaTypes = ['LIMIT', 'OTHERS', 'COMMON'] as const
export const gachaItemTypes = ['TICKET', 'PHOTO'] as const
export const gachaStocks = ['IN_STOCK', 'OUT_OF_STOCK', 'LIMITED_BY_USER'] as const

/** Share of all draws, in percent: 2.5 is 2.5 %. The rates of a gacha add up to 100. */
const ratePercent = z.number().check(z.gte(0), z.lte(100))

const gachaSummary = {
  gachaId: z.string(),
  ipId: z.string(),
  name: z.string(),
  image: z.optional(imagePath),
  type: openEnum(gachaTypes),
  stock: openEnum(gachaStocks),
  itemCount: z.optional(count),
  publicationStartTime: instant,
  publicationEndTime: instant,
}

export const listGacha = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/gacha',
  auth: 'anyone',
  query: z.object({ ipId: z.string() }),
  response: z.object({ gachaList: z.array(z.object(gachaSummary)) }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C075',
  summary: 'The gacha of a channel that can be seen now',
})

export const gacha = z.object({
  ...gachaSummary,
  description: z.optional(z.string()),
  /** Sentences under ご注意. */
  cautionList: z.optional(z.array(z.string())),
  /** What has to be agreed to before the first draw (C079); plain text. */
  terms: z.optional(z.string()),
  /** Members only. */
  hasAgreed: z.optional(z.boolean()),
  /** How many at once for how many coins: 1 for 30, 10 for 300. 0 coins is a free draw. */
  drawOptionList: z.array(z.object({ count: z.int().check(z.positive()), consumeCoin: count })),
  /** Draws left for this member; absent when unlimited. */
  remainingDrawCount: z.optional(count),
})
export type Gacha = z.infer<typeof gacha>

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
  itemId: z.string(),
  name: z.string(),
  image: z.optional(imagePath),
  type: openEnum(gachaItemTypes),
  rarity: openEnum(rarities),
}

export const getGachaDetail = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/gacha/{id}/detail',
  auth: 'anyone',
  response: z.object({
    /** Every item with its own odds; they change only when an item is sold out. */
    itemList: z.array(
      z.object({
        ...gachaItem,
        ratePercent,
        stock: openEnum(gachaStocks),
        /** Members only: how many of it they own. */
        ownedCount: z.optional(count),
      }),
    ),
  }),
  codes: ['NotFound', 'GachaUnavailable'],
  source: 'C077',
  summary: 'What can be drawn, and the odds of each item',
})

export const drawnItem = z.object({
  ...gachaItem,
  ratePercent: z.optional(ratePercent),
  isNew: z.boolean(),
  ownedCount: count,
})
export type DrawnItem = z.infer<typeof drawnItem>

export const drawGacha = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/gacha/{id}/draw',
  auth: 'member',
  idempotent: true,
  body: z.object({ count: z.int().check(z.positive()), platformType: z.literal('WEB') }),
  response: z.object({
    drawId: z.string(),
    resultList: z.array(drawnItem),
    /** After the draw. */
    balance: coinBalance,
  }),
  codes: [
    'GachaUnavailable',
    'FailedPrecondition',
    'NoGachaItemToDraw',
    'NotEnoughCoin',
    'GachaNotAgreed',
    'InvalidArgument',
    'NotFound',
  ],
  source: 'C078',
  summary:
    'Draws; coins and items move in one transaction, free coins first. The same Idempotency-Key gives the same result',
})

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

export const getGachaStockout = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/gacha/{id}/stockout',
  auth: 'anyone',
  response: z.object({
    items: z.array(z.object({ itemId: z.string(), name: z.string(), stock: openEnum(gachaStocks) })),
  }),
  codes: ['NotFound', 'GachaUnavailable'],
  source: 'C080',
  summary: 'Items that can no longer be drawn, for all or for this member',
})
