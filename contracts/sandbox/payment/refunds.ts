import type { Selectable } from 'kysely'
import type { Db, DatasetTables } from '../schema.ts'
import { orFail } from '../runtime/failure.ts'
import { refundPayment } from './gateway/gateway.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** A row of the table of refunds due. */
export type RefundDue = Selectable<DatasetTables['refund_due']>

/** All refunds of orders by deleted accounts, the oldest first, including those already paid (Q103). */
export const listRefunds = (db: Db): Promise<RefundDue[]> =>
  db.selectFrom('refund_due').selectAll().orderBy('created_at').orderBy('order_id').execute()

/**
 * Refunds an order through the gateway. A repetition for the same order does nothing. Throws NotFound if nothing is
 * owed.
 */
export async function payRefund({ db, now }: DbContext, orderId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const owed = trx.selectFrom('refund_due').selectAll().where('order_id', '=', orderId).forUpdate()
    const { amount, refunded_at } = orFail(await owed.executeTakeFirst())
    if (refunded_at) return
    await refundPayment({ db: trx, now }, { orderId, amount })
    await trx.updateTable('refund_due').set({ refunded_at: now }).where('order_id', '=', orderId).execute()
  })
}
