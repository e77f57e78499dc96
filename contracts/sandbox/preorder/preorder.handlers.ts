import type { Selectable } from 'kysely'
import type { DatasetTables } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { withIdempotencyKey } from '../runtime/idempotency.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { overflowOnWire } from '../inventory/assetsOnWire.ts'
import { requirePublishedInChannel } from '../channel/publishedChannels.ts'
import { buyPreorderCart } from './preorderPurchase.ts'
import { latestPurchaseOf, purchaseOnWire, preorderCategoriesOf } from './preorderCategories.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** The sandbox's handlers of the preorder endpoints. */
export const preorderHandlers: Handlers<'preorder'> = {
  async getPreorder(ctx) {
    const row = await preorderOf(ctx)
    await requirePublishedInChannel(ctx, row, 'OutOfTerm')
    return {
      id: row.id,
      ipId: row.channel_id,
      name: row.name,
      image: nullToUndefined(row.image),
      description: nullToUndefined(row.description),
      cautionList: nullToUndefined(row.caution_list),
      purchaseStartTime: instantOnWire(row.purchase_from),
      purchaseEndTime: instantOnWire(row.purchase_until),
      delivery: nullToUndefined(row.delivery),
      categoryList: await preorderCategoriesOf(ctx.db, row.id),
      latestPurchase: ctx.accountId === undefined ? undefined : await latestPurchaseOf(ctx.db, row.id, ctx.accountId),
    }
  },

  async buyPreorder(ctx) {
    const { params, query, body } = ctx
    return withIdempotencyKey(ctx, { preorder: params.id, cart: body }, async (db) => {
      const inTransaction = { ...ctx, db }
      const row = await preorderOf(inTransaction)
      await requirePublishedInChannel(inTransaction, row, 'UnavailablePeriod')
      if (row.purchase_from > ctx.now || row.purchase_until <= ctx.now) throw new Failure('UnavailablePeriod')
      const accountId = memberIdOf(ctx)
      const { purchaseId, overflow } = await buyPreorderCart(inTransaction, accountId, row, { cart: body, ...query })
      const balance = await balanceOf(inTransaction, accountId)
      return {
        purchase: await purchaseOnWire(db, purchaseId),
        ...(await overflowOnWire(inTransaction, overflow)),
        balance,
      }
    })
  },
}

async function preorderOf({
  db,
  params,
}: Pick<DbContext, 'db'> & { params: { id: string } }): Promise<Selectable<DatasetTables['preorder']>> {
  return orFail(await db.selectFrom('preorder').selectAll().where('id', '=', params.id).executeTakeFirst())
}
