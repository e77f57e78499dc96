import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import type { ShopCoin } from '../../shop/shop.endpoints.ts'
import type { DatasetTables } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { purchaseLimitFor, paidCoinCap, ageOfMember, startOfMonth } from '../ledger/purchaseLimits.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** A coin pack with the number that the reader has bought or ordered since the sale started; 0 for a guest. */
type Pack = Selectable<DatasetTables['coin_pack']> & { bought: number }

/** Coin packs with how many of each the reader has bought or ordered. */
export function coinPacksFor({ db, now }: DbContext, accountId: string | undefined) {
  return db
    .selectFrom('coin_pack')
    .selectAll()
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('payment_transaction')
            .select(({ fn }) => fn.countAll<number>().as('bought'))
            .where('account_id', '=', accountId ?? '')
            .whereRef('coin_pack_id', '=', 'coin_pack.id')
            .whereRef('ordered_at', '>=', 'coin_pack.published_from')
            .where((order) => isReserved(order, now)),
          eb.lit(0),
        )
        .as('bought'),
    )
}

/**
 * SQL condition: the order counts against limits. Paid orders count, and pending ones until they are cancelled, fail or
 * expire.
 */
function isReserved(eb: ExpressionBuilder<DatasetTables, 'payment_transaction'>, now: Date) {
  return eb.or([eb('status', '=', 'SUCCEEDED'), eb('status', '=', 'PENDING').and('expires_at', '>', now)])
}

/**
 * Reads the pack if the member may buy it now. Checks its period (Q70), its quantity, the cap on paid coins and the
 * monthly limit. Call it in a transaction that has locked the wallets; otherwise the result can change.
 */
export async function requireBuyablePack(ctx: DbContext, accountId: string, packId: string): Promise<Pack> {
  const { now } = ctx
  const pack = orFail(await coinPacksFor(ctx, accountId).where('id', '=', packId).executeTakeFirst())
  if (pack.published_from > now || pack.published_until <= now) throw new Failure('UnavailablePeriod')
  if (pack.max_quantity > 0 && pack.bought >= pack.max_quantity) throw new Failure('PackLimitReached')
  const { paid } = await balanceOf(ctx, accountId)
  const { coming, spent } = await reservedBy(ctx, accountId)
  if (paid + coming + pack.paid_coin > paidCoinCap) throw new Failure('MaxQuantityExceed')
  const { maxAmount } = purchaseLimitFor(await ageOfMember(ctx, accountId))
  if (spent + pack.price > maxAmount) throw new Failure('MaxAmountExceed')
  return pack
}

/**
 * The coins of the member's pending orders (`coming`), and the yen of this month's paid and pending orders (`spent`).
 */
async function reservedBy({ db, now }: DbContext, accountId: string): Promise<{ coming: number; spent: number }> {
  return db
    .selectFrom('payment_transaction')
    .select([
      sql<number>`coalesce(sum(paid_coin) filter (where status = 'PENDING'), 0)::int`.as('coming'),
      sql<number>`coalesce(sum(price) filter (where ordered_at >= ${startOfMonth(now)}), 0)::int`.as('spent'),
    ])
    .where('account_id', '=', accountId)
    .where((order) => isReserved(order, now))
    .executeTakeFirstOrThrow()
}

/** A coin pack as sent over the wire. */
export const shopCoinOnWire = (pack: Pack): ShopCoin => ({
  shopCoinId: pack.id,
  webPaidCoin: pack.paid_coin,
  webPrice: pack.price,
  salesCopy: nullToUndefined(pack.sales_copy),
  maxQuantity: pack.max_quantity,
  remainingQuantity: Math.max(0, pack.max_quantity - pack.bought),
  publicationStartTime: instantOnWire(pack.published_from),
  publicationEndTime: instantOnWire(pack.published_until),
  hasShowedTimeLeft: nullToUndefined(pack.has_showed_time_left),
  isHidden: nullToUndefined(pack.is_hidden),
})
