import * as z from 'zod/mini'
import { ipId } from '../channel/ofChannel.ts'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { asset, sentToPresents } from '../present/asset.ts'
import { count, expectedPrice, imagePath, instant, longText, openEnum, shownText } from '../schema.ts'

/** States of a lottery, from before the entry period until the announced result. SOLD_OUT: no entry is left. */
export const lotteryStates = ['BEFORE', 'OPEN', 'SOLD_OUT', 'CLOSED', 'ANNOUNCED'] as const

const positive = z.int().check(z.positive())

const lottery = z.object({
  /** Id of the lottery. */
  lotteryId: z.string(),
  ipId,
  name: shownText,
  image: z.optional(imagePath),
  description: z.optional(longText),
  /** Cautions: each a sentence, shown under ご注意. */
  cautionList: z.optional(z.array(longText)),
  state: openEnum(lotteryStates),
  /** When entries open. */
  entryStartTime: instant,
  /** When entries close (exclusive). */
  entryEndTime: instant,
  /** When the result is announced. */
  announcementTime: instant,
  /** Price of one entry in coins; 0 is free. */
  consumeCoin: count,
  /** Maximum number of entries per member. */
  maxEntryCount: positive,
  /** Number of entries that this member has bought; absent for guests. */
  entryCount: z.optional(count),
  /** Number of entries left in total; absent if unlimited. */
  remainingCount: z.optional(count),
  /** The prizes, the best first. */
  prizeList: z.array(
    z.object({
      /** Id of the prize. */
      prizeId: z.string(),
      name: shownText,
      image: z.optional(imagePath),
      /** Number of winners of the prize. */
      winnerCount: positive,
      /** The items of the prize, of which a winner chooses one. */
      itemList: z.array(asset),
    }),
  ),
})

/** An item of a prize that this member has won. */
const accItem = z.extend(asset, {
  /** Id with which the member chooses the item. */
  rewardId: z.string(),
  /** Whether the member has chosen this item and receives it. */
  isSelected: z.boolean(),
})

/** Reads a lottery with its prizes and, once announced, the caller's result. */
export const getLottery = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/lottery/{id}',
  auth: 'anyone',
  response: z.object({
    /** The lottery with the number of the caller's entries. */
    lottery,
    /** The member's result after the announcement; absent for members who did not enter. */
    result: z.optional(
      z.object({
        /** The prizes that the member has won; empty if none. */
        rewardResultList: z.array(
          z.object({
            /** Id of the prize that the member has won. */
            prizeId: z.string(),
            name: shownText,
            image: z.optional(imagePath),
            /** The items from which the member chooses; after the choice, only the chosen one. */
            accItemList: z.array(accItem),
          }),
        ),
      }),
    ),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C161',
  summary: "A lottery with its prizes, and the member's result once announced",
})

/** Buys entries to a lottery for coins. */
export const buyLottery = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/lottery/{id}/buy',
  auth: 'member',
  silent: true,
  idempotent: true,
  paid: true,
  query: z.object({ expectedPrice: z.optional(expectedPrice) }),
  body: z.object({
    /** Number of entries to buy. */
    count: positive,
  }),
  response: z.object({
    /** The lottery after the purchase. */
    lottery,
    /** The member's coins after the purchase. */
    balance: coinBalance,
  }),
  codes: [
    'NotEnoughCoin',
    'PriceChanged',
    'SpendingBreak',
    'UnavailablePeriod',
    'OutOfRange',
    'FailedPrecondition',
    'InvalidArgument',
    'NotFound',
  ],
  source: 'C162',
  summary:
    'Buys entries. UnavailablePeriod outside the entry period, OutOfRange beyond what a member may buy, FailedPrecondition when too few are left for all',
})

/** Chooses the item of a prize that the caller has won. */
export const selectLotteryItem = endpoint({
  host: 'app',
  method: 'PUT',
  path: '/v2/collection/lottery/{id}/acc_item/select',
  auth: 'member',
  grants: true,
  body: z.object({
    /** `rewardId` of the item to choose, from C161. */
    rewardId: z.string(),
  }),
  response: z.object({
    /** The items of the prize after the choice. They replace the list that contains the chosen `rewardId` (S125). */
    accItemList: z.array(accItem),
    sentToPresents,
  }),
  codes: ['AlreadyAcquired', 'NotFound'],
  source: 'C163',
  summary:
    'Chooses the item of a won prize, which is handed over. Choosing it again changes nothing; another one is AlreadyAcquired',
})
