import { timeAfter, days, minutes } from '../runtime/clock.ts'
import type { noticeStates } from '../../states/notice.ts'
import { fillRewardBundle } from '../inventory/rewardBundles.states.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'

/** Sets up the provider states about notices in the sandbox. */
export const noticeStateHandlers: AreaStateHandlers<typeof noticeStates> = {
  setup: {
    async 'a notice'({ noticeId }, { db, now }) {
      await db.deleteFrom('notice').where('id', '=', noticeId).execute()
      await db
        .insertInto('notice')
        .values(noticeRow(noticeId, 'GACHA', timeAfter(now, -minutes(5))))
        .execute()
      return {}
    },

    async 'a read notice'({ accountId, noticeId }, { db }) {
      const row = { account_id: accountId, notice_id: noticeId }
      await db
        .insertInto('notice_read')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },

    async 'a notice with assets'({ ipId, noticeId, isOver, detail }, ctx) {
      const { db, now } = ctx
      const rewardBundleId = `notice-${noticeId}`
      await fillRewardBundle(ctx, { rewardBundleId, ipId, detail })
      await db.deleteFrom('notice').where('id', '=', noticeId).execute()
      await db
        .insertInto('notice')
        .values(noticeRow(noticeId, 'CAMPAIGN', timeAfter(now, -days(2))))
        .execute()
      const gift = {
        notice_id: noticeId,
        parcel_id: rewardBundleId,
        acquire_until: timeAfter(now, days(isOver ? -1 : 7)),
      }
      await db.insertInto('notice_gift').values(gift).execute()
      return {}
    },

    async 'an acquired notice'({ accountId, noticeId }, { db, now }) {
      await db
        .insertInto('notice_acquisition')
        .values({ account_id: accountId, notice_id: noticeId, acquired_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },

    async 'exactly so many notices'({ count }, { db }) {
      await db.deleteFrom('notice').execute()
      const first = new Date('2026-01-01T09:00:00Z')
      const rows = Array.from({ length: count }, (_, index) =>
        noticeRow(`notice-${index + 1}`, 'NOTICE', timeAfter(first, days(index))),
      )
      if (rows.length > 0) await db.insertInto('notice').values(rows).execute()
      return {}
    },
  },
  teardown: {
    'exactly so many notices': async (_, { db }) => {
      await db.deleteFrom('notice').execute()
    },
  },
}
const noticeRow = (id: string, category: string, published_at: Date) => ({
  id,
  category,
  title: `お知らせ ${id}`,
  text: 'いつも集いをご利用いただき、ありがとうございます。\n詳しくはこちらをご覧ください。',
  published_at,
})
