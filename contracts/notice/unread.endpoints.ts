import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, webPlatform } from '../schema.ts'

/** The call is in a separate file because the count is in every page's header, and so in the initial bundle. */
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
