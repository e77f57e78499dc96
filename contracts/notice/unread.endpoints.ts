import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, webPlatform } from '../schema.ts'

/** Apart from the other calls of notices: the figure stands in every page's header, and is in the first load. */
export const countUnreadNotices = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/notice/unread/count',
  auth: 'member',
  query: z.object({ platformType: webPlatform }),
  response: z.object({
    /** Notices that the member has not read. */
    noticeUnreadCount: count,
  }),
  source: 'C043',
  summary: 'The figure beside the bell',
})
