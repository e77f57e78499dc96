import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PaymentMethod } from '../../../payment/payment.endpoints.ts'
import { after, seconds } from '../../runtime/clock.ts'
import type { Db, World } from '../../schema.ts'
import type { CardBehaviour, PaymentResult } from '../payment.tables.ts'
import { found } from '../../runtime/failure.ts'
import { newId } from '../../runtime/newId.ts'
import { isCardMethod } from './cards.ts'
import type { DbContext } from '../../runtime/dbContext.ts'

/**
 * The local gateway plays the payment provider. It has books of its own: it knows orders by their numbers, nothing of
 * members or coins, and what came of a payment it decides once. It tells the merchant by notifications.ts.
 */

export type GatewayPayment = Selectable<World['gateway_payment']>

interface PaymentOrder {
  orderId: string
  itemName: string
  amount: number
  method: PaymentMethod
  /** The card's name here: a fresh token for CREDIT_CARD, one that was kept for PERSISTENT_CARD. */
  card: string | undefined
  returnUrl: string | undefined
  expiresAt: Date
}

/** How much later than its payment a late notification comes. */
export const lateness = seconds(10)

/**
 * Takes an order on, or finds it again: the same order is never charged twice. Cards are charged at once; a payment
 * without a result waits for the payer on its page.
 */
export async function openPayment({ db, now }: DbContext, order: PaymentOrder): Promise<GatewayPayment> {
  return db.transaction().execute(async (trx) => {
    const place = { db: trx, now }
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
    const behaviour = isCardMethod(order.method) ? await chargedCard(place, order) : 'AUTHENTICATE'
    if (behaviour === 'AUTHENTICATE') return opened
    const due = behaviour === 'LATE' ? after(now, lateness) : now
    return decide(place, opened.id, behaviour === 'DECLINE' ? 'FAILED' : 'SUCCEEDED', [due])
  })
}

/** `1234-5678-9012` */
const newSlipNumber = () => Array.from({ length: 3 }, () => String(randomInt(10_000)).padStart(4, '0')).join('-')

const paymentFor = (db: Db, orderId: string) =>
  db.selectFrom('gateway_payment').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

/** A card that is not known here, or a token that was used before, is declined. */
async function chargedCard(place: DbContext, { method, card = '' }: PaymentOrder): Promise<CardBehaviour> {
  const known =
    method === 'CREDIT_CARD'
      ? await takeToken(place, card)
      : await place.db.selectFrom('gateway_card').selectAll().where('token', '=', card).executeTakeFirst()
  return known?.behaviour ?? 'DECLINE'
}

/** Uses a token up: the card it stands for, or undefined when it is unknown or was used before. */
export function takeToken({ db, now }: DbContext, token: string) {
  return db
    .updateTable('gateway_card')
    .set({ used_at: now })
    .where('token', '=', token)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Decides what comes of a payment, with a notification for each of the given instants, in one transaction. What was
 * decided before stays, and after its time nothing but EXPIRED can be decided.
 */
export async function decide(
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

/** Gives the money of an order back, once; NotFound where that much was not taken. */
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
  found(refunded)
}

export const findPayment = async (db: Db, paymentId: string): Promise<GatewayPayment> =>
  found(await db.selectFrom('gateway_payment').selectAll().where('id', '=', paymentId).executeTakeFirst())
