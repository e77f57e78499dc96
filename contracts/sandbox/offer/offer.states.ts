import { timeAfter, days } from '../runtime/clock.ts'
import type { offerStates } from '../../states/offer.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'

/** Sets up the provider states about offers in the sandbox. */
export const offerStateHandlers: AreaStateHandlers<typeof offerStates> = {
  setup: {
    async 'an offer room'({ itemId, roomId, ipId, count, favorLimit, isClosed, detail }, { db, now }) {
      const fields =
        detail === 'full'
          ? { description: '次の夜に読む星座を、いっしょに選んでください。', image: 'setsugen/globe.svg' }
          : { description: null, image: null }
      await db
        .deleteFrom('offer_room')
        .where((eb) => eb.or([eb('channel_id', '=', ipId), eb('id', '=', roomId)]))
        .execute()
      const room = {
        id: roomId,
        channel_id: ipId,
        name: '次に読む星座',
        ...fields,
        favor_limit: favorLimit,
        published_from: timeAfter(now, -days(5)),
        published_until: timeAfter(now, isClosed ? -days(1) : days(30)),
      }
      await db.insertInto('offer_room').values(room).execute()
      const items = Array.from({ length: count }, (_, index) => ({
        id: index === 0 ? itemId : `${itemId}-${index + 1}`,
        room_id: roomId,
        position: index + 1,
        name: ['オリオン座', 'ふたご座', 'うさぎ座'][index % 3] ?? '',
        ...fields,
        favor_base: 0,
      }))
      if (items.length > 0) await db.insertInto('offer_item').values(items).execute()
      return {}
    },

    async 'a favoured offer item'({ itemId, accountId }, { db, now }) {
      await db
        .insertInto('offer_favor')
        .values({ account_id: accountId, item_id: itemId, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },
  },
  teardown: {},
}
