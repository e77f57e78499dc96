import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { asset, sentToPresents } from '../present/asset.ts'
import { hasNext, instant, nothing, openEnum, pageAfterTime, pageEndTime, shownText } from '../schema.ts'
import { pageLimit } from '../requestFields.ts'

export * from './unread.endpoints.ts'

/**
 * Categories of notices: notice, defect, maintenance, campaign, update, gacha, new content. The specification does not
 * list their names; the product defines them (Q51).
 */
export const noticeCategories = [
  'NOTICE',
  'DEFECT',
  'MAINTENANCE',
  'CAMPAIGN',
  'UPDATE',
  'GACHA',
  'NEW_CONTENT',
] as const

/** A notice of the operator. */
export const notice = z.object({
  /** Id of the notice. */
  noticeId: z.string(),
  category: openEnum(noticeCategories),
  title: shownText,
  /** When the notice was published. */
  publishedTime: instant,
  /** Whether the caller has read the notice; members only. */
  isRead: z.optional(z.boolean()),
})
/** A notice of the operator. */
export type Notice = z.infer<typeof notice>

/** A notice with its text. */
export const noticeDetail = z.extend(notice, {
  /** Text of the notice: plain text whose line breaks are shown (X15). */
  text: z.string(),
  /** Gifts of the notice; absent if it has none. */
  assetList: z.optional(z.array(asset)),
  /** When the gifts can no longer be acquired; later requests get AcquireTimeExpired. */
  acquireEndTime: z.optional(instant),
  /** Whether the caller has acquired the gifts; members only. */
  isAcquired: z.optional(z.boolean()),
})
/** A notice with its text. */
export type NoticeDetail = z.infer<typeof noticeDetail>

/** Cursor of a list ordered by time: send `lastPublishedTime` to get the next page. */
const noticeSeek = z.object({ hasNext, lastPublishedTime: z.optional(pageEndTime) })
const noticeQuery = z.object({
  /** Category of notices: only notices of this category are listed. */
  category: z.optional(z.enum(noticeCategories)),
  'seek.limit': z.optional(pageLimit),
  'seek.lastPublishedTime': z.optional(pageAfterTime),
})
const noticeList = z.object({
  /** The notices, the latest first. */
  list: z.array(notice),
  seek: noticeSeek,
})
const noticeListNologin = z.object({
  /** The notices, the latest first. */
  list: z.array(z.omit(notice, { isRead: true })),
  seek: noticeSeek,
})

/** Lists the notices, and which of them the calling member has read. */
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

/** Lists the notices for a guest. */
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

/** Reads a notice for a member. */
export const getNotice = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/notice/{id}',
  auth: 'member',
  response: z.object({
    /** The notice with its text. */
    notice: noticeDetail,
  }),
  codes: ['NotFound'],
  source: 'C039',
  summary: 'One notice for a member',
})

/** Reads a notice for a guest. */
export const getNoticeNologin = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/notice/nologin/{id}',
  auth: 'anyone',
  response: z.object({
    /** The notice with its text, without the fields that depend on a member. */
    notice: z.omit(noticeDetail, { isRead: true, isAcquired: true }),
  }),
  codes: ['NotFound'],
  source: 'C040',
  summary: 'One notice for a guest (S067)',
})

/** Marks a notice as read. */
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

/** Acquires the gifts of a notice. */
export const acquireNotice = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/notice/{id}/acquire',
  auth: 'member',
  grants: true,
  idempotent: true,
  response: z.object({
    /** Whether some of the gifts exceeded a holding limit and wait in the present box; missing means false (S055). */
    hasLimitExceededItems: z.optional(z.boolean()),
    sentToPresents,
  }),
  codes: ['NotFound', 'AcquireTimeExpired', 'AlreadyAcquired', 'NoAssetToAcquire'],
  source: 'C042',
  summary: 'Acquires the gifts of a notice, once, and marks it as read',
})
