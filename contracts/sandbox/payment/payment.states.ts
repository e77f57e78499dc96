import { timeAfter, days } from '../runtime/clock.ts'
import { newId } from '../runtime/newId.ts'
import type { CardBehaviour } from './payment.tables.ts'
import type { paymentStates } from '../../states/payment.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about payments in the sandbox. */
export const paymentStateHandlers: AreaStateHandlers<typeof paymentStates> = {
  setup: {
    async 'a paid transaction'({ accountId, transactionId, shopCoinId, daysBefore, detail }, ctx) {
      const payment_method = detail === 'full' ? ('CREDIT_CARD' as const) : null
      const ordered_at = timeAfter(orderedAt, -days(daysBefore))
      const coin_pack_id = detail === 'full' ? shopCoinId : null
      const paid = { status: 'SUCCEEDED' as const, payment_method, coin_pack_id, ordered_at }
      await replaceOrder(ctx, { id: transactionId, account_id: accountId }, paid)
      return {}
    },

    async 'an order that waits at the convenience store'({ accountId, transactionId, shopCoinId }, ctx) {
      const waiting = {
        status: 'PENDING' as const,
        payment_method: 'CONVENIENCE' as const,
        coin_pack_id: shopCoinId,
        expires_at: timeAfter(ctx.now, days(2)),
        slip_number: '1234-5678-9012',
        payment_page: '/_sandbox/gateway/verification/payments/payment-1',
      }
      await replaceOrder(ctx, { id: transactionId, account_id: accountId }, waiting)
      return {}
    },

    async 'a credit card'({ accountId, creditCardId }, ctx) {
      const { db, now } = ctx
      await db.deleteFrom('credit_card').where('id', '=', creditCardId).execute()
      const card = await replaceToken(ctx, `kept-${creditCardId}`, 'APPROVE', now)
      const row = { id: creditCardId, account_id: accountId, gateway: 'SBPS' as const, ...card, created_at: now }
      await db.insertInto('credit_card').values(row).execute()
      return {}
    },

    async 'a card token'({ cardToken, behaviour }, ctx) {
      await ctx.db.deleteFrom('credit_card').where('gateway_card', '=', cardToken).execute()
      await replaceToken(ctx, cardToken, behaviour, null)
      return {}
    },

    async 'a result of the gateway'({ transactionId, result }, { db, now }) {
      const payments = await db
        .updateTable('gateway_payment')
        .set({ result })
        .where('order_id', '=', transactionId)
        .returning('id')
        .execute()
      // The notification is sent before the next call is answered (settleDuePayments.ts).
      for (const { id } of payments) {
        const notification = { id: newId('notification'), payment_id: id, due_at: now, delivered_at: null }
        await db.insertInto('gateway_notification').values(notification).execute()
      }
      return {}
    },
  },
  teardown: {},
}

const orderedAt = new Date('2026-01-31T03:00:00Z')

interface Settled {
  status: 'SUCCEEDED' | 'PENDING'
  payment_method: 'CREDIT_CARD' | 'CONVENIENCE' | null
  coin_pack_id: string | null
  ordered_at?: Date
  expires_at?: Date
  slip_number?: string
  payment_page?: string
}

async function replaceOrder(
  { db }: StateContext,
  own: { id: string; account_id: string },
  state: Settled,
): Promise<void> {
  await db.deleteFrom('payment_transaction').where('id', '=', own.id).execute()
  // Detaches the coins that an earlier order with this id has given, so that the new order can give coins too.
  await db
    .updateTable('ledger_transaction')
    .set({ reference: newId('former-order') })
    .where('reason', '=', 'PURCHASE')
    .where('reference', '=', own.id)
    .execute()
  const row = {
    ...own,
    gateway: 'SBPS' as const,
    item_name: '1,100コイン',
    price: 1_000,
    paid_coin: 1_100,
    ordered_at: orderedAt,
    ...state,
  }
  await db.insertInto('payment_transaction').values(row).execute()
}

async function replaceToken({ db }: StateContext, token: string, behaviour: CardBehaviour, used_at: Date | null) {
  const cardColumns = { brand: 'VISA' as const, last_four: '4242', expiry: '209912' }
  await db.deleteFrom('gateway_card').where('token', '=', token).execute()
  await db
    .insertInto('gateway_card')
    .values({ token, ...cardColumns, behaviour, used_at })
    .execute()
  return { ...cardColumns, gateway_card: token }
}
