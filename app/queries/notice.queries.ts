import {
  getNotice,
  getNoticeNologin,
  listNotices,
  listNoticesNologin,
  type Notice,
  type noticeCategories,
  type NoticeDetail,
} from '@tsudoi/contracts/notice/notice.endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { pageSize } from './pageSize.ts'

export type NoticeCategory = (typeof noticeCategories)[number]

/** Notices page by page, the latest first; guests get the no-login variant (S067). */
export const noticesQuery = (isMember: boolean, category?: NoticeCategory) =>
  infiniteQueryOptions({
    queryKey: ['notices', isMember, category],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        isMember ? listNotices : listNoticesNologin,
        { query: { category, 'seek.limit': pageSize, 'seek.lastPublishedTime': pageParam } },
        { signal },
      ),
    getNextPageParam: ({ seek }) => (seek.hasNext ? seek.lastPublishedTime : undefined),
  })

export const noticeQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: ['notice', id, isMember],
    queryFn: ({ signal }): Promise<{ notice: NoticeDetail & Pick<Notice, 'isRead'> }> =>
      call(isMember ? getNotice : getNoticeNologin, { params: { id } }, { signal }),
  })
