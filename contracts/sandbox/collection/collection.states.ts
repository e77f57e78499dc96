import { after, days, minutes } from '../runtime/clock.ts'
import { looks, numbered } from './collectedLooks.states.ts'
import { collectStories, collectVideos } from './collectedMedia.states.ts'
import { buyPreorders, enterLotteries, giveTickets } from './collectedRights.states.ts'
import { addPhotos, photoId } from '../inventory/photos.states.ts'
import type { collectionStates } from '../../states/collection.ts'
import type { AreaStateHandlers } from '../runtime/statePlace.ts'

export const collectionStateHandlers: AreaStateHandlers<typeof collectionStates> = {
  setup: {
    async 'owned photos'({ accountId, ipId, count, detail }, place) {
      await addPhotos(place, ipId, count, detail)
      const { db, now } = place
      await db.deleteFrom('owned_item').where('account_id', '=', accountId).execute()
      const rows = Array.from({ length: count }, (_, index) => ({
        account_id: accountId,
        item_id: photoId(ipId, index + 1),
        owned_count: index + 1 === count ? 2 : 1,
        acquired_at: after(now, -minutes(index)),
      }))
      if (rows.length > 0) await db.insertInto('owned_item').values(rows).execute()
      return {}
    },

    async 'collected story groups'(params, place) {
      await collectStories(place, params)
      return {}
    },

    async 'collected videos'(params, place) {
      await collectVideos(place, params)
      return {}
    },

    async 'specials of a followed channel'({ accountId, ipId, count, detail }, { db, now }) {
      const follow = { account_id: accountId, channel_id: ipId, created_at: now }
      await db
        .insertInto('follow')
        .values(follow)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const rows = numbered(count).map((number) => ({
        id: `${ipId}-collected-special-${number}`,
        channel_id: ipId,
        title: '冬の星座、読みくらべ',
        ...looks(detail),
        url: `/channel/${ipId}`,
        published_from: after(now, -minutes(number)),
        published_until: after(now, days(30)),
      }))
      await db.deleteFrom('special').where('channel_id', '=', ipId).execute()
      await db.insertInto('special').values(rows).execute()
      return {}
    },

    async 'special privilege tickets'(params, place) {
      await giveTickets(place, params)
      return {}
    },

    async 'entered lotteries'(params, place) {
      await enterLotteries(place, params)
      return {}
    },

    async 'bought preorders'(params, place) {
      await buyPreorders(place, params)
      return {}
    },
  },
  teardown: {},
}
