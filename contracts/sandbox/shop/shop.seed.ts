import { sql } from 'kysely'
import { instantOf } from '../runtime/seed/seedTime.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { coinPacks, type SeedCoinPack } from './coinPacks.content.ts'

/** Seeds the shop at every start. A sale that has ended starts again; purchases are kept. */
export async function seedShop({ db, now }: SeedContext): Promise<void> {
  const former = new Map((await db.selectFrom('coin_pack').selectAll().execute()).map((pack) => [pack.id, pack]))
  const rows = coinPacks.map((pack, position) => {
    const { published_from, published_until } = former.get(pack.shopCoinId) ?? {}
    const isOpen = published_from && published_until && published_until > now
    return {
      id: pack.shopCoinId,
      position,
      paid_coin: pack.paidCoin,
      price: pack.price,
      sales_copy: pack.salesCopy ?? null,
      max_quantity: pack.maxQuantity,
      has_showed_time_left: pack.period !== undefined,
      is_hidden: pack.isHidden ?? false,
      ...(isOpen ? { published_from, published_until } : periodOf(pack, now)),
    }
  })
  const columns = Object.keys(rows[0] ?? {}).map((column) => [column, sql.ref(`excluded.${column}`)])
  await db
    .insertInto('coin_pack')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(Object.fromEntries(columns)))
    .execute()
}

const periodOf = ({ period }: SeedCoinPack, now: Date) => ({
  published_from: period ? instantOf(period.starts, now) : new Date('2024-01-01T00:00:00Z'),
  published_until: period ? instantOf(period.ends, now) : new Date('2099-12-31T15:00:00Z'),
})
