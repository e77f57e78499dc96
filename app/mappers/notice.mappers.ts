import type { Notice } from '@tsudoi/contracts/notice/notice.endpoints'
import type { NoticeSummary } from '@tsudoi/design-system/screens/notice/notice.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { paths } from '../paths.ts'
import { normalisedInstant } from './channel.mappers.ts'

/** Maps a notice to its entry in a list. Only members have unread notices. */
export function noticeSummaryView(notice: Notice): NoticeSummary {
  return {
    id: notice.noticeId,
    category: notice.category,
    title: titleOf(notice.title),
    published: normalisedInstant(notice.publishedTime),
    href: paths.notice(notice.noticeId),
    isUnread: notice.isRead === undefined ? undefined : !notice.isRead,
  }
}
