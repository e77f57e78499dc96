import {
  getNotice,
  getNoticeNologin,
  listNotices,
  listNoticesNologin,
  type Notice,
  type noticeCategories,
  type NoticeDetail,
} from '@tsudoi/contracts/notice/notice.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { noticeKeys } from './notice.keys.ts'
import { seekQuery } from './seekQuery.ts'

/** The categories by which the list of notices can be filtered. */
export type NoticeCategory = (typeof noticeCategories)[number]

/** Notices page by page, the latest first. Guests get the answer of the call without login (S067). */
export const noticesQuery = (isMember: boolean, category?: NoticeCategory) =>
  seekQuery({
    queryKey: noticeKeys.list(isMember, category),
    by: 'lastPublishedTime',
    ask: (page, signal) =>
      call(isMember ? listNotices : listNoticesNologin, { query: { category, ...page } }, { signal }),
    itemsOf: ({ list }): Notice[] => list,
  })

/** A single notice. */
export const noticeQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: noticeKeys.detail(id, isMember),
    queryFn: ({ signal }): Promise<{ notice: NoticeDetail & Pick<Notice, 'isRead'> }> =>
      call(isMember ? getNotice : getNoticeNologin, { params: { id } }, { signal }),
    // Opens no dialog if the notice does not exist, because the page of the notice shows the not-found page.
    meta: { handles: ['NotFound'] },
  })
