import type { NoticeDetail } from '@tsudoi/contracts/notice/notice.endpoints'
import type { GiftAcquireState, NoticeText } from '@tsudoi/design-system/screens/notice/notice.types'
import { assetView } from '../../mappers/asset.mappers.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { noticeSummaryView } from '../../mappers/notice.mappers.ts'
import { paths } from '../../paths.ts'

function giftView(
  { assetList = [], acquireEndTime, isAcquired }: NoticeDetail,
  attempt: GiftAcquireState | undefined,
  now: string,
) {
  if (assetList.length === 0) return undefined
  const until = acquireEndTime && normalisedInstant(acquireEndTime)
  return { assets: assetList.map(assetView), until, acquire: attempt ?? acquireOf(isAcquired, until, now) }
}

/**
 * The state of a notice's gift. `isAcquired` is undefined for a guest, whose answer does not contain it. `until` is the
 * time from which on the gift can no longer be acquired (Q70).
 */
function acquireOf(isAcquired: boolean | undefined, until: string | undefined, now: string): GiftAcquireState {
  if (isAcquired) return { state: 'acquired', isLimited: false }
  if (until !== undefined && until <= now) return { state: 'closed', reason: '受け取り期間が終わりました。' }
  return { state: isAcquired === undefined ? 'guest' : 'open' }
}

/**
 * A notice on its own page. `attempt` is the state of acquiring the gift on this visit, which is more recent than the
 * notice.
 */
export function noticeTextView(notice: NoticeDetail, attempt: GiftAcquireState | undefined, now: string): NoticeText {
  return { ...noticeSummaryView(notice), text: notice.text, gift: giftView(notice, attempt, now) }
}

/**
 * The link to the member's deadlines for a notice about something that can be missed: a campaign, or a gift with an
 * end. Undefined for other notices and for guests (Q479).
 */
export const deadlinesHrefOf = (
  notice: Pick<NoticeDetail, 'category' | 'acquireEndTime'> | undefined,
  isMember: boolean,
): string | undefined =>
  isMember && (notice?.category === 'CAMPAIGN' || notice?.acquireEndTime) ? paths.deadlines : undefined
