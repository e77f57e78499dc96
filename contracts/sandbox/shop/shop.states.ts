import { timeAfter, days } from '../runtime/clock.ts'
import type { shopStates } from '../../states/shop.ts'
import { newId } from '../runtime/newId.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about the shop in the sandbox. */
export const shopStateHandlers: AreaStateHandlers<typeof shopStates> = {
  setup: {
    async 'a coin pack on sale'({ shopCoinId, detail, webPaidCoin, webPrice }, ctx) {
      const full = { sales_copy: '100コインおトク', has_showed_time_left: true, is_hidden: false }
      const coins = { paid_coin: webPaidCoin, price: webPrice }
      await replacePack(ctx, shopCoinId, { ...coins, ...(detail === 'full' ? full : {}) })
      return {}
    },

    async 'several coin packs on sale'({ count }, ctx) {
      for (let position = 1; position <= count; position += 1)
        await replacePack(ctx, `shop-coin-${position}`, { position })
      return {}
    },

    async 'a coin pack bought as often as allowed'({ accountId, shopCoinId }, ctx) {
      await replacePack(ctx, shopCoinId, { max_quantity: 1 })
      const order = {
        id: newId('transaction'),
        account_id: accountId,
        gateway: 'SBPS' as const,
        item_name: '1,100コイン',
        price: 1_000,
        paid_coin: 1_100,
        coin_pack_id: shopCoinId,
        status: 'SUCCEEDED' as const,
        ordered_at: timeAfter(ctx.now, -days(1)),
      }
      await ctx.db.insertInto('payment_transaction').values(order).execute()
      return {}
    },

    async 'a coin pack whose sale has ended'({ shopCoinId }, ctx) {
      await replacePack(ctx, shopCoinId, { published_until: timeAfter(ctx.now, -days(1)) })
      return {}
    },

    async 'no coin packs'(_, { db }) {
      await db.deleteFrom('coin_pack').execute()
      return {}
    },
  },
  teardown: { 'no coin packs': async () => undefined },
}

interface Shape {
  position?: number
  paid_coin?: number
  price?: number
  max_quantity?: number
  sales_copy?: string
  has_showed_time_left?: boolean
  is_hidden?: boolean
  published_until?: Date
}

/** Replaces the pack with this id and deletes its orders. */
async function replacePack({ db, now }: StateContext, id: string, shape: Shape): Promise<void> {
  await db.deleteFrom('coin_pack').where('id', '=', id).execute()
  await db
    .deleteFrom('payment_transaction')
    .where('coin_pack_id', '=', id)
    .where('account_id', 'is not', null)
    .execute()
  const row = {
    id,
    position: 1,
    paid_coin: 1_100,
    price: 1_000,
    max_quantity: 5,
    sales_copy: null,
    has_showed_time_left: null,
    is_hidden: null,
    published_from: timeAfter(now, -days(20)),
    published_until: timeAfter(now, days(2)),
    ...shape,
  }
  await db.insertInto('coin_pack').values(row).execute()
}
