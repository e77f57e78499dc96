import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { asset, sentToPresents } from '../present/asset.ts'
import { imagePath, instant, openEnum, shownText } from '../schema.ts'

/**
 * Why a code is refused: unknown or not yet valid, expired, or already used by this member (or by any member, if the
 * code can be used only once).
 */
export const serialCodeErrors = ['INVALID', 'EXPIRED', 'ALREADY_REGISTERED'] as const

/**
 * At most ten serial codes. The client converts them to half-width; spaces around a code are ignored, and a repeated
 * code counts once.
 */
const codes = z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(10))

const answer = z.object({
  /** The assets of the valid codes, in the sent order. */
  data: z.array(
    z.object({
      /** The code that the client sent, without surrounding white space. */
      code: z.string(),
      title: shownText,
      image: z.optional(imagePath),
      /** Time (exclusive) until which the code is valid. */
      expireTime: instant,
      assetList: z.array(asset),
    }),
  ),
  /** The refused codes, each with its reason. */
  errors: z.array(
    z.object({
      /** The code that the client sent, without surrounding white space. */
      code: z.string(),
      error: openEnum(serialCodeErrors),
    }),
  ),
})

/** Checks serial codes and returns the assets that they contain, without using them. */
export const enterSerialCodes = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v1/serialcode/entry',
  auth: 'member',
  body: z.object({ codes }),
  response: answer,
  codes: ['InvalidArgument', 'TooManyRequests'],
  source: 'C034',
  summary: 'Checks codes and returns what they would give, without using them',
})

/** Uses serial codes and gives the caller their assets. */
export const registerSerialCodes = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v1/serialcode/register',
  auth: 'member',
  grants: true,
  idempotent: true,
  body: z.object({ codes }),
  response: z.extend(answer, {
    /** Whether some assets exceeded a holding limit and wait in the present box. */
    hasLimitExceededItems: z.boolean(),
    sentToPresents,
  }),
  codes: ['InvalidArgument', 'TooManyRequests'],
  source: 'C035',
  summary: 'Uses the valid codes and grants their assets in one transaction; the others are in `errors`',
})
