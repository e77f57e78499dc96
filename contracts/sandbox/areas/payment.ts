import type { Transaction } from '../../payment/payment.endpoints.ts'
import { memberOf, type Handlers } from '../http/ask.ts'
import { instantText, orMissing } from '../wire.ts'

export const paymentHandlers: Handlers<'payment'> = {
  async listTransactions(ask) {
    const { gateway, startOrderTime, endOrderTime } = ask.query
    const rows = await ask.db
      .selectFrom('payment_transaction')
      .selectAll()
      .where('account_id', '=', memberOf(ask))
      .where('gateway', '=', gateway)
      .$if(startOrderTime !== undefined, (query) => query.where('ordered_at', '>=', new Date(startOrderTime ?? 0)))
      .$if(endOrderTime !== undefined, (query) => query.where('ordered_at', '<', new Date(endOrderTime ?? 0)))
      .orderBy('ordered_at', 'desc')
      .orderBy('id')
      .execute()
    const list = rows.map((row) => ({
      transactionId: row.id,
      orderTime: instantText(row.ordered_at),
      itemName: row.item_name,
      price: row.price,
      status: row.status,
      paymentMethod: orMissing(row.payment_method) as Transaction['paymentMethod'],
    }))
    return { list }
  },
}
