import { orFail } from '../runtime/failure.ts'
import { memberOf, type Handlers } from '../runtime/http/callContext.ts'
import { packsFor, requireBuyable, shopCoinOf } from './packs.ts'
import { pageOf } from '../runtime/wire.ts'

export const shopHandlers: Handlers<'shop'> = {
  /** Lists packs in display order, or reversed with DESC, which is the default order (Q3). */
  async listShopCoins(ctx) {
    const { db, now, query, accountId } = ctx
    const { limit } = pageOf({ limit: query['seek.limit'] ?? 15 })
    const isAscending = query['seek.order'] === 'ASC'
    const direction = isAscending ? 'asc' : 'desc'
    const lastId = query['seek.lastShopCoinId']
    const last =
      lastId === undefined
        ? undefined
        : orFail(
            await db.selectFrom('coin_pack').select(['position', 'id']).where('id', '=', lastId).executeTakeFirst(),
            'InvalidArgument',
          )
    const rows = await packsFor(ctx, accountId)
      .where('published_from', '<=', now)
      .where('published_until', '>', now)
      .$if(last !== undefined, (packs) =>
        packs.where((eb) =>
          eb(eb.refTuple('position', 'id'), isAscending ? '>' : '<', eb.tuple(last?.position ?? 0, last?.id ?? '')),
        ),
      )
      .orderBy('position', direction)
      .orderBy('id', direction)
      .limit(limit + 1)
      .execute()
    const page = rows.slice(0, limit)
    return {
      list: page.map(shopCoinOf),
      seek: { hasNext: rows.length > limit, lastShopCoinId: page.at(-1)?.id },
    }
  },

  async validateShopCoin(ctx) {
    return { shopCoin: shopCoinOf(await requireBuyable(ctx, memberOf(ctx), ctx.params.id)) }
  },
}
