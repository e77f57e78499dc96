import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant } from '../schema.ts'
import { asset } from './asset.ts'

export { asset } from './asset.ts'

/** A present in the box, one asset each. */
export const present = z.extend(asset, {
  presentId: z.string(),
  /** What it is for. */
  message: z.string(),
  sendTime: instant,
  /** Absent: it waits for ever. */
  expireTime: z.optional(instant),
})
export type Present = z.infer<typeof present>

const receivedPresent = z.extend(present, { receiveTime: instant })

export const listPresents = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/present',
  auth: 'member',
  query: z.object({
    /** The oldest first; otherwise the latest. */
    ascending: z.optional(z.boolean()),
    'seek.limit': z.optional(z.int()),
    'seek.lastSendTime': z.optional(instant),
  }),
  response: z.object({
    list: z.array(present),
    seek: z.object({ hasNext: z.boolean(), lastSendTime: z.optional(instant) }),
  }),
  source: 'C084',
  summary: 'What waits in the present box; expired presents are gone',
})

export const listPresentHistory = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/present/history',
  auth: 'member',
  query: z.object({ 'seek.limit': z.optional(z.int()), 'seek.lastReceiveTime': z.optional(instant) }),
  response: z.object({
    history: z.array(receivedPresent),
    seek: z.object({ hasNext: z.boolean(), lastReceiveTime: z.optional(instant) }),
  }),
  source: 'C085',
  summary: 'Received presents, the latest first',
})

export const receivePresents = endpoint({
  host: 'app',
  method: 'PUT',
  path: '/v2/present/receive',
  auth: 'member',
  idempotent: true,
  /** Absent: everything in the box. */
  body: z.object({ present_ids: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(100))) }),
  response: z.object({
    /** What was received now; one that is already received or expired is left out. */
    receives: z.array(receivedPresent),
    /** Something would have passed a holding limit and stays in the box. */
    hasLimitExceededItems: z.boolean(),
  }),
  codes: ['NotFound'],
  source: 'C086',
  summary: "Receives presents, each once; an id that is not one of the member's is NotFound",
})
