import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { asset } from '../present/asset.ts'
import { count, instant, nothing, openEnum } from '../schema.ts'

/** Wire values are ours (Q51): notice, defect, maintenance, campaign, update, gacha, new content. */
export const noticeCategories = [
  'NOTICE',
  'DEFECT',
  'MAINTENANCE',
  'CAMPAIGN',
  'UPDATE',
  'GACHA',
  'NEW_CONTENT',
] as const

export const notice = z.object({
  noticeId: z.string(),
  category: openEnum(noticeCategories),
  title: z.string(),
  publishedTime: instant,
  /** Members only. */
  isRead: z.optional(z.boolean()),
})
export type Notice = z.infer<typeof notice>

/** With its text, plain, where line breaks count. */
export const noticeDetail = z.extend(notice, {
  text: z.string(),
  /** What comes with it; absent when nothing does. */
  assetList: z.optional(z.array(asset)),
  /** Until then it can be acquired (AcquireTimeExpired). */
  acquireEndTime: z.optional(instant),
  /** Members only. */
  isAcquired: z.optional(z.boolean()),
})
export type NoticeDetail = z.infer<typeof noticeDetail>

/** Cursor of a list ordered by time: repeat `lastPublishedTime` to get what comes after. */
const noticeSeek = z.object({ hasNext: z.boolean(), lastPublishedTime: z.optional(instant) })
const noticeQuery = z.object({
  category: z.optional(z.enum(noticeCategories)),
  'seek.limit': z.optional(z.int()),
  'seek.lastPublishedTime': z.optional(instant),
})
const noticeList = z.object({ list: z.array(notice), seek: noticeSeek })
const noticeListNologin = z.object({ list: z.array(z.omit(notice, { isRead: true })), seek: noticeSeek })

export const listNotices = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/notice',
  auth: 'member',
  query: noticeQuery,
  response: noticeList,
  source: 'C037',
  summary: 'Notices for a member, with read marks',
})

export const listNoticesNologin = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/notice/nologin',
  auth: 'anyone',
  query: noticeQuery,
  response: noticeListNologin,
  source: 'C038',
  summary: 'Notices for a guest (S067)',
})

export const getNotice = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/notice/{id}',
  auth: 'member',
  response: z.object({ notice: noticeDetail }),
  codes: ['NotFound'],
  source: 'C039',
  summary: 'One notice for a member',
})

export const getNoticeNologin = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/notice/nologin/{id}',
  auth: 'anyone',
  response: z.object({ notice: z.omit(noticeDetail, { isRead: true, isAcquired: true }) }),
  codes: ['NotFound'],
  source: 'C040',
  summary: 'One notice for a guest (S067)',
})

export const readNotice = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/notice/{id}/read',
  auth: 'member',
  response: nothing,
  codes: ['NotFound'],
  source: 'C041',
  summary: 'Marks a notice as read; reading twice changes nothing',
})

export const acquireNotice = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/notice/{id}/acquire',
  auth: 'member',
  idempotent: true,
  response: z.object({
    /** Something would have passed a holding limit and waits in the present box; missing is false (S055). */
    hasLimitExceededItems: z.optional(z.boolean()),
  }),
  codes: ['NotFound', 'AcquireTimeExpired', 'AlreadyAcquired', 'NoAssetToAcquire'],
  source: 'C042',
  summary: 'Acquires what comes with a notice, once; acquired is also read',
})

export const countUnreadNotices = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/notice/unread/count',
  auth: 'member',
  query: z.object({ platformType: z.literal('WEB') }),
  response: z.object({ noticeUnreadCount: count }),
  source: 'C043',
  summary: 'The figure beside the bell',
})
