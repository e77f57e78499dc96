import { pagePath, type DeadlineReader, type DeadlineRow } from './deadlineRow.ts'

/** Until when members can acquire the gifts of published notices, as far as they have not acquired them. */
export async function noticeGiftDeadlines({ db, now, accountIds }: DeadlineReader): Promise<DeadlineRow[]> {
  const gifts = await db
    .selectFrom('notice_gift')
    .innerJoin('notice', 'notice.id', 'notice_gift.notice_id')
    .where('notice.published_at', '<=', now)
    .where('acquire_until', '>', now)
    .select(['notice.id', 'notice.title', 'acquire_until'])
    .execute()
  if (gifts.length === 0) return []
  const acquisitions = await db
    .selectFrom('notice_acquisition')
    .select(['account_id', 'notice_id'])
    .where('account_id', 'in', accountIds)
    .execute()
  const acquired = new Set(acquisitions.map((row) => JSON.stringify([row.account_id, row.notice_id])))
  return accountIds.flatMap((accountId) =>
    gifts
      .filter(({ id }) => !acquired.has(JSON.stringify([accountId, id])))
      .map((gift): DeadlineRow => ({
        accountId,
        id: `noticeGift-${gift.id}`,
        kind: 'NOTICE_GIFT',
        name: gift.title,
        channel: null,
        until: gift.acquire_until,
        path: pagePath('notification', gift.id),
      })),
  )
}
