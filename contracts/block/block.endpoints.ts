import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { hasNext, imagePath, instant, pageAfterTime, pageEndTime, shownText } from '../schema.ts'
import { pageLimit } from '../requestFields.ts'

const blocking = z.object({
  /** Id of the blocked account. */
  targetAccountId: z.string(),
  /** Whether the block hides the account; true while the block exists (S047). */
  isHiddenByBlock: z.boolean(),
})

/** Blocks another member: both no longer see each other. */
export const blockAccount = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/block',
  auth: 'member',
  body: z.object({
    /** The account to hide. */
    targetAccountId: z.string(),
  }),
  response: blocking,
  codes: ['NotFound', 'InvalidArgument'],
  source: 'C096',
  summary:
    'Hides two members from each other; twice changes nothing. Neither oneself nor an official account (InvalidArgument)',
})

/** Removes the caller's block of another member. */
export const unblockAccount = endpoint({
  host: 'app',
  method: 'DELETE',
  path: '/v2/block',
  auth: 'member',
  /** Some proxies drop the body of a DELETE; without a body, the host reads the same field from the query (Q62). */
  query: z.object({
    /** The same id as in the body, for proxies that drop the body. */
    targetAccountId: z.optional(z.string()),
  }),
  body: z.object({
    /** The account to unblock. */
    targetAccountId: z.string(),
  }),
  response: blocking,
  codes: ['NotFound'],
  source: 'C097',
  summary:
    'Removes a block; repeating it changes nothing. The field may be in the query if a proxy drops the body (Q62)',
})

/** Lists the members whom the caller has blocked. */
export const listBlocks = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/block',
  auth: 'member',
  query: z.object({
    'seek.limit': z.optional(pageLimit),
    'seek.lastCreateTime': z.optional(pageAfterTime),
  }),
  response: z.object({
    /** The caller's blocks, the latest first. */
    blockUserLists: z.array(
      z.extend(blocking, {
        nickName: shownText,
        /** The blocked member's unique name. */
        uniqueName: z.string(),
        image: z.optional(imagePath),
        /** When the caller blocked the member. */
        createTime: instant,
      }),
    ),
    /** Cursor of the next page. */
    seek: z.object({ hasNext, lastCreateTime: z.optional(pageEndTime) }),
  }),
  source: 'C098',
  summary: 'Accounts that the member has blocked',
})
