import type { Handlers } from '../http/ask.ts'
import { instantText, orMissing, pageOf } from '../wire.ts'

export const shopHandlers: Handlers<'shop'> = {
  /** In the order of the house, or with DESC, which is the order without a wish (Q3), the other way round. */
  async listShopCoins({ db, now, query }) {
    const { limit } = pageOf({ limit: query['seek.limit'] })
    const rows = await db
      .selectFrom('coin_pack')
      .selectAll()
      .where('published_from', '<=', now)
      .where('published_until', '>', now)
      .orderBy('position', query['seek.order'] === 'ASC' ? 'asc' : 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
    const list = rows.map((row) => ({
      shopCoinId: row.id,
      webPaidCoin: row.paid_coin,
      webPrice: row.price,
      salesCopy: orMissing(row.sales_copy),
      maxQuantity: row.max_quantity,
      // Nobody can buy before the payment calls exist, so all of it remains.
      remainingQuantity: row.max_quantity,
      publicationStartTime: instantText(row.published_from),
      publicationEndTime: instantText(row.published_until),
      hasShowedTimeLeft: orMissing(row.has_showed_time_left),
      isHidden: orMissing(row.is_hidden),
    }))
    return { list }
  },
}
