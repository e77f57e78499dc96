import type { paymentStates } from '../../states/payment.ts'
import type { AreaStateHandlers } from './place.ts'

export const paymentStateHandlers: AreaStateHandlers<typeof paymentStates> = {
  setup: {
    async 'a paid transaction'({ accountId, transactionId, detail }, { db }) {
      await db.deleteFrom('payment_transaction').where('id', '=', transactionId).execute()
      const row = {
        id: transactionId,
        account_id: accountId,
        gateway: 'SBPS' as const,
        item_name: '1,000コイン',
        price: 1100,
        status: 'SUCCEEDED' as const,
        payment_method: detail === 'full' ? 'CREDIT_CARD' : null,
        ordered_at: new Date('2026-01-31T03:00:00Z'),
      }
      await db.insertInto('payment_transaction').values(row).execute()
      return {}
    },
  },
  teardown: {},
}
