import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { hasNext, instant, pageAfterTime, pageEndTime } from '../schema.ts'
import { asset } from './asset.ts'
import { pageLimit } from '../requestFields.ts'

export { asset } from './asset.ts'

/** A present in the present box. It consists of one asset. */
export const present = z.extend(asset, {
  /** Id of the present. */
  presentId: z.string(),
  /** Reason for the present, as text. */
  message: z.string(),
  /** When the present was sent to the box. */
  sendTime: instant,
  /** Time (exclusive) until which the present can be received; absent if it does not expire. */
  expireTime: z.optional(instant),
})
/** A present in the present box. */
export type Present = z.infer<typeof present>

const receivedPresent = z.extend(present, {
  /** When the member received the present. */
  receiveTime: instant,
})

/** Lists the presents in the caller's present box. */
export const listPresents = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/present',
  auth: 'member',
  query: z.object({
    /** Whether the oldest presents come first. Default: false. */
    ascending: z.optional(z.boolean()),
    'seek.limit': z.optional(pageLimit),
    'seek.lastSendTime': z.optional(pageAfterTime),
  }),
  response: z.object({
    /** The presents, the latest first, or in the requested order. */
    list: z.array(present),
    /** Cursor of the next page. */
    seek: z.object({ hasNext, lastSendTime: z.optional(pageEndTime) }),
  }),
  source: 'C084',
  summary: 'Presents in the box, without expired ones',
})

/** Lists the presents that the caller has received. */
export const listPresentHistory = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/present/history',
  auth: 'member',
  query: z.object({ 'seek.limit': z.optional(pageLimit), 'seek.lastReceiveTime': z.optional(pageAfterTime) }),
  response: z.object({
    /** The received presents, the most recently received first. */
    history: z.array(receivedPresent),
    /** Cursor of the next page. */
    seek: z.object({ hasNext, lastReceiveTime: z.optional(pageEndTime) }),
  }),
  source: 'C085',
  summary: 'Received presents, the latest first',
})

/** Receives presents from the caller's present box. */
export const receivePresents = endpoint({
  host: 'app',
  method: 'PUT',
  path: '/v2/present/receive',
  auth: 'member',
  grants: true,
  idempotent: true,
  /** The presents to receive. Without a body, the member receives everything in the box. */
  body: z.object({
    /** Ids of presents in the member's box. Without ids, the member receives all. */
    present_ids: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(100))),
  }),
  response: z.object({
    /** The received presents, without those that were already received or have expired. */
    receives: z.array(receivedPresent),
    /** Whether some presents would exceed a holding limit and remain in the box. */
    hasLimitExceededItems: z.boolean(),
  }),
  codes: ['NotFound'],
  source: 'C086',
  summary: "Receives presents, each once; an id that is not one of the member's is NotFound",
})
