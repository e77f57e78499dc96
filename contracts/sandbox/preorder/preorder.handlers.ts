import type { Selectable } from 'kysely'
import type { DatasetTables } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberOf, type Handlers } from '../runtime/http/callContext.ts'
import { withIdempotencyKey } from '../runtime/idempotency.ts'
import { balanceOf } from '../coins/ledger.ts'
import { overflowOnWire } from '../inventory/assetsOnWire.ts'
import { requireOpen } from '../channel/publishedChannels.ts'
import { buyItems } from './preorderPurchase.ts'
import { latestPurchaseOf, purchaseOf, shelfOf } from './preorderShelf.ts'
import { instantText, orMissing } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

export const preorderHandlers: Handlers<'preorder'> = {
  async getPreorder(ctx) {
    const row = await preorderOf(ctx)
    await requireOpen(ctx, row, 'OutOfTerm')
    return {
      id: row.id,
      ipId: row.channel_id,
      name: row.name,
      image: orMissing(row.image),
      description: orMissing(row.description),
      cautionList: orMissing(row.caution_list),
      purchaseStartTime: instantText(row.purchase_from),
      purchaseEndTime: instantText(row.purchase_until),
      delivery: orMissing(row.delivery),
      categoryList: await shelfOf(ctx.db, row.id),
      latestPurchase: ctx.accountId === undefined ? undefined : await latestPurchaseOf(ctx.db, row.id, ctx.accountId),
    }
  },

  async buyPreorder(ctx) {
    const { params, query, body } = ctx
    return withIdempotencyKey(ctx, { preorder: params.id, cart: body }, async (db) => {
      const inTransaction = { ...ctx, db }
      const row = await preorderOf(inTransaction)
      await requireOpen(inTransaction, row, 'UnavailablePeriod')
      if (row.purchase_from > ctx.now || row.purchase_until <= ctx.now) throw new Failure('UnavailablePeriod')
      const accountId = memberOf(ctx)
      const { purchaseId, overflow } = await buyItems(inTransaction, accountId, row, { cart: body, ...query })
      const balance = await balanceOf(inTransaction, accountId)
      return { purchase: await purchaseOf(db, purchaseId), ...(await overflowOnWire(inTransaction, overflow)), balance }
    })
  },
}

async function preorderOf({
  db,
  params,
}: Pick<DbContext, 'db'> & { params: { id: string } }): Promise<Selectable<DatasetTables['preorder']>> {
  return orFail(await db.selectFrom('preorder').selectAll().where('id', '=', params.id).executeTakeFirst())
}
