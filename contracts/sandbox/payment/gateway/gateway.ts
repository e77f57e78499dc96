import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PaymentMethod } from '../../../payment/payment.endpoints.ts'
import { timeAfter, seconds } from '../../runtime/clock.ts'
import type { Db, DatasetTables } from '../../schema.ts'
import type { CardBehaviour, PaymentResult } from '../payment.tables.ts'
import { orFail } from '../../runtime/failure.ts'
import { newId } from '../../runtime/newId.ts'
import { isCardMethod } from './cards.ts'
import type { DbContext } from '../../runtime/dbContext.ts'

/**
 * The local gateway simulates the external payment provider. It has its own tables: it stores orders by number, but no
 * members or coins, and decides the result of each payment once. notifications.ts sends the results to the merchant,
 * which is the payment host.
 */

/** A payment at the local gateway: a row of its table. */
export type GatewayPayment = Selectable<DatasetTables['gateway_payment']>

interface PaymentOrder {
  orderId: string
  itemName: string
  amount: number
  method: PaymentMethod
  /** The token of the card to charge: a new one for CREDIT_CARD, a registered one for PERSISTENT_CARD. */
  card: string | undefined
  returnUrl: string | undefined
  expiresAt: Date
}

/** How long after the payment a late notification is sent, in milliseconds. */
export const lateNotificationDelayMs = seconds(10)

/**
 * Creates a payment for an order, or returns the existing one: an order is never charged twice. Cards are charged at
 * once; other payments wait for the payer on the gateway's page.
 */
export async function openPayment({ db, now }: DbContext, order: PaymentOrder): Promise<GatewayPayment> {
  return db.transaction().execute(async (trx) => {
    const ctx = { db: trx, now }
    const opened = await trx
      .insertInto('gateway_payment')
      .values({
        id: newId('payment'),
        order_id: order.orderId,
        item_name: order.itemName,
        amount: order.amount,
        method: order.method,
        return_url: order.returnUrl ?? null,
        slip_number: order.method === 'CONVENIENCE' ? newSlipNumber() : null,
        result: null,
        expires_at: order.expiresAt,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!opened) return paymentFor(trx, order.orderId)
    const behaviour = isCardMethod(order.method) ? await chargedCard(ctx, order) : 'AUTHENTICATE'
    if (behaviour === 'AUTHENTICATE') return opened
    const due = behaviour === 'LATE' ? timeAfter(now, lateNotificationDelayMs) : now
    return decidePayment(ctx, opened.id, behaviour === 'DECLINE' ? 'FAILED' : 'SUCCEEDED', [due])
  })
}

/** Creates a slip number, with which the payer pays at a convenience store, such as `1234-5678-9012`. */
const newSlipNumber = () => Array.from({ length: 3 }, () => String(randomInt(10_000)).padStart(4, '0')).join('-')

const paymentFor = (db: Db, orderId: string) =>
  db.selectFrom('gateway_payment').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

/** The behaviour of the card that a payment charges. Unknown cards and used tokens are declined. */
async function chargedCard(ctx: DbContext, { method, card = '' }: PaymentOrder): Promise<CardBehaviour> {
  const known =
    method === 'CREDIT_CARD'
      ? await consumeCardToken(ctx, card)
      : await ctx.db.selectFrom('gateway_card').selectAll().where('token', '=', card).executeTakeFirst()
  return known?.behaviour ?? 'DECLINE'
}

/** Marks a token as used and returns its card; undefined if it is unknown or was used before. */
export function consumeCardToken({ db, now }: DbContext, token: string) {
  return db
    .updateTable('gateway_card')
    .set({ used_at: now })
    .where('token', '=', token)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Decides the result of a payment and schedules a notification for each of the given instants, in one transaction. An
 * earlier decision stays; an expired payment can only become EXPIRED.
 */
export async function decidePayment(
  { db, now }: DbContext,
  paymentId: string,
  result: PaymentResult,
  notifiedAt: readonly Date[],
): Promise<GatewayPayment> {
  const decided = await db
    .updateTable('gateway_payment')
    .set({ result })
    .where('id', '=', paymentId)
    .where('result', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (!decided) return findPayment(db, paymentId)
  const rows = notifiedAt.map((due_at) => ({
    id: newId('notification'),
    payment_id: paymentId,
    due_at,
    delivered_at: null,
  }))
  if (rows.length > 0) await db.insertInto('gateway_notification').values(rows).execute()
  return decided
}

/** Refunds an order, once. Throws NotFound unless this amount was charged. */
export async function refundPayment(
  { db, now }: DbContext,
  { orderId, amount }: { orderId: string; amount: number },
): Promise<void> {
  const refunded = await db
    .updateTable('gateway_payment')
    .set((eb) => ({ refunded_at: eb.fn.coalesce('refunded_at', eb.val(now)) }))
    .where('order_id', '=', orderId)
    .where('amount', '=', amount)
    .where('result', '=', 'SUCCEEDED')
    .returning('id')
    .executeTakeFirst()
  orFail(refunded)
}

/** A payment by its id. Throws NotFound for an unknown one. */
export const findPayment = async (db: Db, paymentId: string): Promise<GatewayPayment> =>
  orFail(await db.selectFrom('gateway_payment').selectAll().where('id', '=', paymentId).executeTakeFirst())
