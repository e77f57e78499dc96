import * as z from 'zod/mini'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { asset } from '../present/asset.ts'
import { count, imagePath, instant, openEnum } from '../schema.ts'

export const lotteryStates = ['BEFORE', 'OPEN', 'SOLD_OUT', 'CLOSED', 'ANNOUNCED'] as const

const positive = z.int().check(z.positive())

const lottery = z.object({
  lotteryId: z.string(),
  ipId: z.string(),
  name: z.string(),
  image: z.optional(imagePath),
  description: z.optional(z.string()),
  /** Sentences under ご注意. */
  cautionList: z.optional(z.array(z.string())),
  state: openEnum(lotteryStates),
  entryStartTime: instant,
  entryEndTime: instant,
  announcementTime: instant,
  /** Coins for one entry; 0 is free. */
  consumeCoin: count,
  /** Entries a member may buy in all. */
  maxEntryCount: positive,
  /** Entries this member has bought; absent for guests. */
  entryCount: z.optional(count),
  /** Entries left for all; absent when endless. */
  remainingCount: z.optional(count),
  /** The best first. */
  prizeList: z.array(
    z.object({
      prizeId: z.string(),
      name: z.string(),
      image: z.optional(imagePath),
      winnerCount: positive,
      /** A winner receives one of these. */
      itemList: z.array(asset),
    }),
  ),
})

/** An item of a prize this member has won. */
const accItem = z.extend(asset, {
  rewardId: z.string(),
  /** Chosen, and handed over. */
  isSelected: z.boolean(),
})

export const getLottery = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/lottery/{id}',
  auth: 'anyone',
  response: z.object({
    lottery,
    /** Once announced, for whoever had entered. */
    result: z.optional(
      z.object({
        /** Empty: nothing won. */
        rewardResultList: z.array(
          z.object({
            prizeId: z.string(),
            name: z.string(),
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
  body: z.object({ count: positive }),
  response: z.object({
    lottery,
    /** After the purchase. */
    balance: coinBalance,
  }),
  codes: ['NotEnoughCoin', 'UnavailablePeriod', 'OutOfRange', 'FailedPrecondition', 'InvalidArgument', 'NotFound'],
  source: 'C162',
  summary:
    'Buys entries. UnavailablePeriod outside the entry period, OutOfRange beyond what a member may buy, FailedPrecondition when too few are left for all',
})

export const selectLotteryItem = endpoint({
  host: 'app',
  method: 'PUT',
  path: '/v2/collection/lottery/{id}/acc_item/select',
  auth: 'member',
  body: z.object({ rewardId: z.string() }),
  response: z.object({
    /** In the place of the list that holds the chosen `rewardId` (S125). */
    accItemList: z.array(accItem),
  }),
  codes: ['AlreadyAcquired', 'NotFound'],
  source: 'C163',
  summary:
    'Chooses the item of a won prize, which is handed over. Choosing it again changes nothing; another one is AlreadyAcquired',
})
