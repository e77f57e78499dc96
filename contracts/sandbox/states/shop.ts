import { after, days } from '../clock.ts'
import type { shopStates } from '../../states/shop.ts'
import type { AreaStateHandlers } from './place.ts'

export const shopStateHandlers: AreaStateHandlers<typeof shopStates> = {
  setup: {
    async 'a coin pack on sale'({ shopCoinId, detail }, { db, now }) {
      await db.deleteFrom('coin_pack').where('id', '=', shopCoinId).execute()
      const full = { sales_copy: 'いちばん選ばれています', has_showed_time_left: true, is_hidden: false }
      const minimal = { sales_copy: null, has_showed_time_left: null, is_hidden: null }
      const row = {
        id: shopCoinId,
        position: 1,
        paid_coin: 1000,
        price: 1100,
        max_quantity: 5,
        published_from: after(now, -days(1)),
        published_until: after(now, days(2)),
        ...(detail === 'full' ? full : minimal),
      }
      await db.insertInto('coin_pack').values(row).execute()
      return {}
    },

    async 'no coin packs'(_, { db }) {
      await db.deleteFrom('coin_pack').execute()
      return {}
    },
  },
  teardown: { 'no coin packs': async () => undefined },
}
