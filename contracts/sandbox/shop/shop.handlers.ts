import { orFail } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { coinPacksFor, requireBuyablePack, shopCoinOnWire } from './packs.ts'
import { pageSizes } from '../../requestFields.ts'
import { pageBounds } from '../runtime/wire.ts'

/** The sandbox's handlers of the shop endpoints. */
export const shopHandlers: Handlers<'shop'> = {
  /** Lists the packs in display order, or reversed with DESC. DESC is the default (Q3). */
  async listShopCoins(ctx) {
    const { db, now, query, accountId } = ctx
    const { limit } = pageBounds({ limit: query['seek.limit'] ?? pageSizes.history })
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
    const rows = await coinPacksFor(ctx, accountId)
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
      list: page.map(shopCoinOnWire),
      seek: { hasNext: rows.length > limit, lastShopCoinId: page.at(-1)?.id },
    }
  },

  async validateShopCoin(ctx) {
    return { shopCoin: shopCoinOnWire(await requireBuyablePack(ctx, memberIdOf(ctx), ctx.params.id)) }
  },
}
