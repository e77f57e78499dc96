import * as z from 'zod/mini'
import { ipId } from '../channel/ofChannel.ts'
import { endpoint } from '../endpoint.ts'
import { asset, sentToPresents } from '../present/asset.ts'
import { count, imagePath, instant, longText, openEnum, shownText } from '../schema.ts'

/**
 * Whether the member can enter the prize draw: AVAILABLE; ENTERED if already entered today; NOT_FOLLOWED until the
 * member follows the channel; CLOSED outside the entry period.
 */
export const drawEntryStates = ['AVAILABLE', 'ENTERED', 'NOT_FOLLOWED', 'CLOSED'] as const

const drawSource = { source: 'ours', why: 'C180: the draw of a channel has three pages and no call' } as const

/** The result of an entry in a prize draw. */
const result = z.object({
  /** When the member entered. */
  enteredTime: instant,
  /** The prize; absent if the member won nothing. */
  prize: z.optional(asset),
})

/** Reads a channel's free prize draw. */
export const getDraw = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/draw/{id}',
  auth: 'anyone',
  response: z.object({
    /** The prize draw itself. */
    draw: z.object({
      /** Id of the prize draw. */
      drawId: z.string(),
      ipId,
      name: shownText,
      image: z.optional(imagePath),
      description: z.optional(longText),
      /** Cautions: each a sentence, shown under ご注意. */
      cautionList: z.optional(z.array(longText)),
      /** When entries open. */
      entryStartTime: instant,
      /** When entries close (exclusive). */
      entryEndTime: instant,
      /** Whether this member can enter the prize draw now; absent for guests. */
      entryState: z.optional(openEnum(drawEntryStates)),
    }),
    /** Result of the member's entry of today (in Japan); absent without an entry. */
    todayResult: z.optional(result),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  ...drawSource,
  summary: 'A free prize draw of a channel: each follower may enter once a day, with an immediate result',
})

/** Lists the prizes of a channel's prize draw with their odds. */
export const listDrawPrize = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/draw/{id}/prize',
  auth: 'anyone',
  response: z.object({
    /** The prizes, the best first. */
    prizeList: z.array(
      z.extend(asset, {
        /** Id of the prize. */
        prizeId: z.string(),
        /**
         * Current share of all entries that win the prize, in percent; 0 if it is sold out. The entries that remain to
         * 100 % win nothing.
         */
        ratePercent: z.number().check(z.gte(0), z.lte(100)),
        /** Number of prizes left in total; absent if unlimited. */
        remainingCount: z.optional(count),
      }),
    ),
  }),
  codes: ['NotFound', 'OutOfTerm'],
  ...drawSource,
  summary: 'Prizes and their odds',
})

/** Enters a channel's prize draw; the result is immediate. */
export const enterDraw = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/draw/{id}/entry',
  auth: 'member',
  grants: true,
  silent: true,
  response: z.object({ result, sentToPresents }),
  codes: ['FailedPrecondition', 'OutOfTerm', 'NotFound'],
  ...drawSource,
  summary:
    'Enters and draws at once; what is won is handed over. Again on the same day in Japan gives the result of that day. FailedPrecondition for who does not follow the channel',
})
