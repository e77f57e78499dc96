import * as z from 'zod/mini'
import { ipId } from '../channel/ofChannel.ts'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { asset, sentToPresents } from '../present/asset.ts'
import { count, expectedPrice, imagePath, instant, longText, openEnum, shownText } from '../schema.ts'

/** From before the entry period to the announced result; SOLD_OUT when no entry is left. */
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
  /** From then on entries can be bought. */
  entryStartTime: instant,
  /** Before then entries can be bought. */
  entryEndTime: instant,
  /** When the result is announced. */
  announcementTime: instant,
  /** Coins for one entry; 0 is free. */
  consumeCoin: count,
  /** Entries a member may buy in all. */
  maxEntryCount: positive,
  /** Entries this member has bought; absent for guests. */
  entryCount: z.optional(count),
  /** Entries left for all; absent when endless. */
  remainingCount: z.optional(count),
  /** What can be won, the best first. */
  prizeList: z.array(
    z.object({
      /** Id of the prize. */
      prizeId: z.string(),
      name: shownText,
      image: z.optional(imagePath),
      /** How many entries win it. */
      winnerCount: positive,
      /** A winner receives one of these, by choice. */
      itemList: z.array(asset),
    }),
  ),
})

/** An item of a prize this member has won. */
const accItem = z.extend(asset, {
  /** Id of this item of this member's prize, to choose it by. */
  rewardId: z.string(),
  /** Whether it is the chosen one, which is handed over. */
  isSelected: z.boolean(),
})

export const getLottery = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/lottery/{id}',
  auth: 'anyone',
  response: z.object({
    /** With what the caller has entered. */
    lottery,
    /** Once announced, for whoever had entered. */
    result: z.optional(
      z.object({
        /** Prizes that the member has won; empty when none. */
        rewardResultList: z.array(
          z.object({
            /** The prize that was won. */
            prizeId: z.string(),
            name: shownText,
            image: z.optional(imagePath),
            /** What the winner chooses from; the chosen one alone afterwards. */
            accItemList: z.array(accItem),
          }),
        ),
      }),
    ),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'C161',
  summary: 'A lottery with its prizes, and the own result once it is announced',
})

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
    /** How many entries to buy. */
    count: positive,
  }),
  response: z.object({
    /** After the purchase. */
    lottery,
    /** Coins of the member after the purchase. */
    balance: coinBalance,
  }),
  codes: [
    'NotEnoughCoin',
    'PriceChanged',
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

export const selectLotteryItem = endpoint({
  host: 'app',
  method: 'PUT',
  path: '/v2/collection/lottery/{id}/acc_item/select',
  auth: 'member',
  grants: true,
  body: z.object({
    /** The item to choose, of C161. */
    rewardId: z.string(),
  }),
  response: z.object({
    /** In the place of the list that holds the chosen `rewardId` (S125). */
    accItemList: z.array(accItem),
    sentToPresents,
  }),
  codes: ['AlreadyAcquired', 'NotFound'],
  source: 'C163',
  summary:
    'Chooses the item of a won prize, which is handed over. Choosing it again changes nothing; another one is AlreadyAcquired',
})
