import { after, days } from '../clock.ts'
import type { Setup } from './place.ts'

export const shopStates: Pick<Setup, 'a coin pack on sale' | 'no coin packs' | 'a paid transaction'> = {
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

  async 'a paid transaction'({ accountId, transactionId, detail }, { db }) {
    await db.deleteFrom('payment_transaction').where('id', '=', transactionId).execute()
    const row = {
      id: transactionId,
      account_id: accountId,
      gateway: 'SBPS' as const,
      item_name: '1,000コイン',
      price: 1100,
      status: 'SUCCEEDED' as const,
      payment_method: detail === 'full' ? 'CREDIT_CARD' : null,
      ordered_at: new Date('2026-01-31T03:00:00Z'),
    }
    await db.insertInto('payment_transaction').values(row).execute()
    return {}
  },
}
