import { timeAfter, days, minutes } from '../runtime/clock.ts'
import { collectedItemColumns, numbersUpTo } from './collectedItemColumns.states.ts'
import { addCollectedStories, addCollectedVideos } from './collectedMedia.states.ts'
import { addBoughtPreorders, addLotteryEntries, addPrivilegeTickets } from './collectedRights.states.ts'
import { addPhotos, photoId } from '../inventory/photos.states.ts'
import type { collectionStates } from '../../states/collection.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'

/** Sets up the provider states about collections in the sandbox. */
export const collectionStateHandlers: AreaStateHandlers<typeof collectionStates> = {
  setup: {
    async 'owned photos'({ accountId, ipId, count, detail }, ctx) {
      await addPhotos(ctx, ipId, count, detail)
      const { db, now } = ctx
      await db.deleteFrom('owned_item').where('account_id', '=', accountId).execute()
      const rows = Array.from({ length: count }, (_, index) => ({
        account_id: accountId,
        item_id: photoId(ipId, index + 1),
        owned_count: index + 1 === count ? 2 : 1,
        acquired_at: timeAfter(now, -minutes(index)),
      }))
      if (rows.length > 0) await db.insertInto('owned_item').values(rows).execute()
      return {}
    },

    async 'collected story groups'(params, ctx) {
      await addCollectedStories(ctx, params)
      return {}
    },

    async 'collected videos'(params, ctx) {
      await addCollectedVideos(ctx, params)
      return {}
    },

    async 'specials of a followed channel'({ accountId, ipId, count, detail }, { db, now }) {
      const follow = { account_id: accountId, channel_id: ipId, created_at: now }
      await db
        .insertInto('follow')
        .values(follow)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const rows = numbersUpTo(count).map((number) => ({
        id: `${ipId}-collected-special-${number}`,
        channel_id: ipId,
        title: '冬の星座、読みくらべ',
        ...collectedItemColumns(detail),
        url: `/channel/${ipId}`,
        published_from: timeAfter(now, -minutes(number)),
        published_until: timeAfter(now, days(30)),
      }))
      await db.deleteFrom('special').where('channel_id', '=', ipId).execute()
      await db.insertInto('special').values(rows).execute()
      return {}
    },

    async 'special privilege tickets'(params, ctx) {
      await addPrivilegeTickets(ctx, params)
      return {}
    },

    async 'entered lotteries'(params, ctx) {
      await addLotteryEntries(ctx, params)
      return {}
    },

    async 'bought preorders'(params, ctx) {
      await addBoughtPreorders(ctx, params)
      return {}
    },
  },
  teardown: {},
}
