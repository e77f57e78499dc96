import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, nothing, shownText } from '../schema.ts'

/** The sessions in which a member is logged in, so that the member can end those on other devices. */

const why = 'The documents end sessions, and no call shows a member which there are (Q539).'

/** A session of the member. */
const activeSession = z.object({
  /** Id of the session. */
  sessionId: z.string(),
  /** Browser and operating system, as the session's user agent names them; absent if the host does not know them. */
  deviceName: z.optional(shownText),
  /**
   * Approximate location, such as a prefecture or a country, never an IP address; absent if the host does not know it.
   */
  place: z.optional(shownText),
  /** When the session started. */
  createTime: instant,
  /** When the session was last used; accurate to a few minutes. */
  lastUseTime: instant,
  /** Whether this is the session that sent the request. */
  isCurrent: z.boolean(),
})
/** A session of the member. */
export type ActiveSession = z.infer<typeof activeSession>

/** Lists the caller's sessions. */
export const listSessions = endpoint({
  host: 'user',
  method: 'GET',
  path: '/v1/auth/session',
  auth: 'member',
  response: z.object({
    /** First the session that sent the request, then the others, the most recently used first. */
    list: z.array(activeSession),
  }),
  silent: true,
  source: 'ours',
  why,
  summary: 'The sessions in which the member is logged in, at most 50',
})

/** Ends another session of the caller. */
export const endSession = endpoint({
  host: 'user',
  method: 'DELETE',
  path: '/v1/auth/session/{id}',
  auth: 'member',
  response: nothing,
  codes: ['NotFound'],
  source: 'ours',
  why,
  summary:
    'Ends another session: its next request is answered with Unauthenticated. InvalidArgument: it is the session of the request, which `signout` ends',
})

/** Ends all other sessions of the caller. */
export const endOtherSessions = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/session/end/others',
  auth: 'member',
  response: nothing,
  source: 'ours',
  why,
  summary: 'Ends all sessions except that of the request; repeating it changes nothing',
})
