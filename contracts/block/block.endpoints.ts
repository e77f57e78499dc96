import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { imagePath, instant } from '../schema.ts'

const blocking = z.object({
  targetAccountId: z.string(),
  /** True from the block until it is cancelled (S047). */
  isHiddenByBlock: z.boolean(),
})

export const blockAccount = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/block',
  auth: 'member',
  body: z.object({ targetAccountId: z.string() }),
  response: blocking,
  codes: ['NotFound', 'InvalidArgument'],
  source: 'C096',
  summary:
    'Hides two members from each other; twice changes nothing. Neither oneself nor an official account (InvalidArgument)',
})

export const unblockAccount = endpoint({
  host: 'app',
  method: 'DELETE',
  path: '/v2/block',
  auth: 'member',
  /** Some proxies drop the body of a DELETE: without one, the same field in the query stands in for it (Q62). */
  query: z.object({ targetAccountId: z.optional(z.string()) }),
  body: z.object({ targetAccountId: z.string() }),
  response: blocking,
  codes: ['NotFound'],
  source: 'C097',
  summary: 'Cancels a block; twice changes nothing. The field may come as the query where a proxy drops the body (Q62)',
})

export const listBlocks = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/block',
  auth: 'member',
  query: z.object({
    'seek.limit': z.optional(z.int()),
    'seek.lastCreateTime': z.optional(instant),
  }),
  response: z.object({
    /** The latest block first. */
    blockUserLists: z.array(
      z.extend(blocking, {
        nickName: z.string(),
        uniqueName: z.string(),
        image: z.optional(imagePath),
        createTime: instant,
      }),
    ),
    seek: z.object({ hasNext: z.boolean(), lastCreateTime: z.optional(instant) }),
  }),
  source: 'C098',
  summary: 'Whom the member has blocked',
})
