import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, webPlatform } from '../schema.ts'

/**
 * Counts the notices that the caller has not read. This call has its own file, because every page's header shows the
 * count and the initial bundle therefore contains the call.
 */
export const countUnreadNotices = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/notice/unread/count',
  auth: 'member',
  query: z.object({ platformType: webPlatform }),
  response: z.object({
    /** Number of notices that the member has not read. */
    noticeUnreadCount: count,
  }),
  source: 'C043',
  summary: 'Number of unread notices, shown at the bell icon',
})
