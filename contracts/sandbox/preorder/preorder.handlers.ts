import type { Selectable } from 'kysely'
import type { World } from '../schema.ts'
import { Failure, found } from '../runtime/failure.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import { onlyOnce } from '../runtime/idempotency.ts'
import { balanceOf } from '../coins/ledger.ts'
import { overflowOnWire } from '../inventory/assetsOnWire.ts'
import { requireOpen } from '../channel/publishedChannels.ts'
import { buyItems } from './preorderPurchase.ts'
import { latestPurchaseOf, purchaseOf, shelfOf } from './preorderShelf.ts'
import { instantText, orMissing } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

export const preorderHandlers: Handlers<'preorder'> = {
  async getPreorder(ask) {
    const row = await preorderOf(ask)
    await requireOpen(ask, row, 'OutOfTerm')
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
      categoryList: await shelfOf(ask.db, row.id),
      latestPurchase: ask.accountId === undefined ? undefined : await latestPurchaseOf(ask.db, row.id, ask.accountId),
    }
  },

  async buyPreorder(ask) {
    const { params, query, body } = ask
    return onlyOnce(ask, { preorder: params.id, cart: body }, async (db) => {
      const inside = { ...ask, db }
      const row = await preorderOf(inside)
      await requireOpen(inside, row, 'UnavailablePeriod')
      if (row.purchase_from > ask.now || row.purchase_until <= ask.now) throw new Failure('UnavailablePeriod')
      const accountId = memberOf(ask)
      const { purchaseId, overflow } = await buyItems(inside, accountId, row, { cart: body, ...query })
      const balance = await balanceOf(inside, accountId)
      return { purchase: await purchaseOf(db, purchaseId), ...(await overflowOnWire(inside, overflow)), balance }
    })
  },
}

async function preorderOf({
  db,
  params,
}: Pick<DbContext, 'db'> & { params: { id: string } }): Promise<Selectable<World['preorder']>> {
  return found(await db.selectFrom('preorder').selectAll().where('id', '=', params.id).executeTakeFirst())
}
