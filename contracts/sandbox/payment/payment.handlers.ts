import { cardBrands } from '../../payment/payment.endpoints.ts'
import { timeAfter, minutes } from '../runtime/clock.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { cardTokenPath, paymentPath } from './gateway/addresses.ts'
import { isCardMethod } from './gateway/cards.ts'
import { openPayment, consumeCardToken } from './gateway/gateway.ts'
import { deliverDueNotifications } from './gateway/notifications.ts'
import { memberIdOf, type CallContext, type Handlers } from '../runtime/http/callContext.ts'
import { isOwnHost } from '../runtime/http/ownHosts.ts'
import { withIdempotencyKey } from '../runtime/idempotency.ts'
import { newId } from '../runtime/newId.ts'
import { isBelowCardAge, requireCardAge } from './requireCardAge.ts'
import { placeOrder, transactionOnWire } from './orders.ts'

/** The sandbox's handlers of the payment endpoints. */
export const paymentHandlers: Handlers<'payment'> = {
  async listTransactions(ctx) {
    const { gateway, startOrderTime, endOrderTime } = ctx.query
    const rows = await ordersOf(ctx)
      .where('gateway', '=', gateway)
      .$if(startOrderTime !== undefined, (query) => query.where('ordered_at', '>=', new Date(startOrderTime ?? 0)))
      .$if(endOrderTime !== undefined, (query) => query.where('ordered_at', '<', new Date(endOrderTime ?? 0)))
      .orderBy('ordered_at', 'desc')
      .orderBy('id')
      .execute()
    return { list: rows.map((row) => transactionOnWire(row, ctx.now)) }
  },

  async getTransaction(ctx) {
    const row = orFail(await ordersOf(ctx).where('id', '=', ctx.params.id).executeTakeFirst())
    return { transaction: transactionOnWire(row, ctx.now) }
  },

  async listCreditCards(ctx) {
    const rows = await cardsOf(ctx)
      .where('gateway', '=', ctx.query.gateway)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return { list: rows.map(creditCardOf) }
  },

  async getCreditCard(ctx) {
    return { creditCard: creditCardOf(orFail(await cardsOf(ctx).where('id', '=', ctx.params.id).executeTakeFirst())) }
  },

  async deleteCreditCard(ctx) {
    const deleted = await ctx.db
      .deleteFrom('credit_card')
      .where('account_id', '=', memberIdOf(ctx))
      .where('id', '=', ctx.params.id)
      .returning('id')
      .executeTakeFirst()
    orFail(deleted)
    return {}
  },

  async registerCreditCard(ctx) {
    const { gateway, cardToken } = ctx.body
    return ctx.db.transaction().execute(async (db) => {
      await requireCardAge({ ...ctx, db }, memberIdOf(ctx))
      const card = orFail(await consumeCardToken({ db, now: ctx.now }, cardToken), 'InvalidArgument')
      const row = {
        id: newId('card'),
        account_id: memberIdOf(ctx),
        gateway,
        gateway_card: card.token,
        brand: card.brand,
        last_four: card.last_four,
        expiry: card.expiry,
        created_at: ctx.now,
      }
      await db.insertInto('credit_card').values(row).execute()
      return { creditCard: creditCardOf(row) }
    })
  },

  getCreditCardForm: async (ctx) => ({
    tokenUrl: cardTokenPath(ctx.dataset.name),
    brandList: [...cardBrands],
    canRegister: !(await isBelowCardAge(ctx, memberIdOf(ctx))),
  }),

  /**
   * Runs three transactions, because the payment at a provider cannot be part of a transaction of the sandbox: the
   * order, the payment, and its result. After an interruption, a repeat with the same key or the gateway's notification
   * continues.
   */
  async startPurchase(ctx) {
    const order = await withIdempotencyKey(ctx, { purchase: ctx.body }, (db) => orderOf({ ...ctx, db }))
    await payAtGateway(ctx, order)
    await deliverDueNotifications(ctx.services, ctx.dataset)
    const row = await ownOrder(ctx, order.transactionId)
    const { transactionId, status, paymentPage: page } = transactionOnWire(row, ctx.now)
    return { transactionId, status, paymentPage: page }
  },
}

const ordersOf = (ctx: Pick<CallContext, 'db' | 'accountId'>) =>
  ctx.db.selectFrom('payment_transaction').selectAll().where('account_id', '=', memberIdOf(ctx))

/** Reads the caller's own order. Throws Unauthenticated if the account was deleted while the order was in progress. */
const ownOrder = async (ctx: Pick<CallContext, 'db' | 'accountId'>, id: string) =>
  orFail(await ordersOf(ctx).where('id', '=', id).executeTakeFirst(), 'Unauthenticated')

const cardsOf = (ctx: Pick<CallContext, 'db' | 'accountId'>) =>
  ctx.db.selectFrom('credit_card').selectAll().where('account_id', '=', memberIdOf(ctx))

const creditCardOf = (row: Pick<CardRow, 'id' | 'gateway' | 'brand' | 'last_four' | 'expiry'>) => ({
  creditCardId: row.id,
  gateway: row.gateway,
  brand: row.brand,
  lastFour: row.last_four,
  expiry: row.expiry,
})

type CardRow = Awaited<ReturnType<ReturnType<typeof cardsOf>['executeTakeFirstOrThrow']>>

type StartContext = Parameters<Handlers<'payment'>['startPurchase']>[0]

/** What is stored under the idempotency key, so that a repeated request can continue the purchase. */
interface StartedOrder {
  transactionId: string
  /** The token of the card at the gateway; undefined for other payment methods. */
  card: string | undefined
}

async function orderOf(ctx: StartContext): Promise<StartedOrder> {
  const { paymentMethod, returnUrl } = ctx.body
  // Refuses a return URL of another machine, because the sandbox serves only this one (X4).
  if (returnUrl !== undefined && !isOwnHost(returnUrl)) throw new Failure('InvalidArgument')
  const card = await cardFor(ctx)
  if (card === undefined && paymentMethod !== 'CONVENIENCE') orFail(returnUrl, 'InvalidArgument')
  return { transactionId: await placeOrder(ctx, memberIdOf(ctx), { ...ctx.body, ...ctx.query }), card }
}

/** The token of the card to charge. Throws if a card method has no card or another method has one. */
async function cardFor(ctx: StartContext): Promise<string | undefined> {
  const { paymentMethod, card } = ctx.body
  if (isCardMethod(paymentMethod) !== (card !== undefined)) throw new Failure('InvalidArgument')
  if (paymentMethod !== 'PERSISTENT_CARD') return card
  await requireCardAge(ctx, memberIdOf(ctx))
  return orFail(
    await cardsOf(ctx)
      .where('id', '=', card ?? '')
      .executeTakeFirst(),
  ).gateway_card
}

/**
 * How much earlier than the order the gateway's payment expires. So the notification of a last-minute payment still
 * arrives before the order expires.
 */
const gatewayMarginMs = minutes(5)

async function payAtGateway(ctx: StartContext, { transactionId, card }: StartedOrder): Promise<void> {
  const { db, now, body, dataset } = ctx
  const order = await ownOrder(ctx, transactionId)
  const { id, result, slip_number } = await openPayment(
    { db, now },
    {
      orderId: transactionId,
      itemName: order.item_name,
      amount: order.price,
      method: body.paymentMethod,
      card,
      returnUrl: body.returnUrl,
      expiresAt: timeAfter(order.expires_at ?? now, -gatewayMarginMs),
    },
  )
  if (result !== null) return
  await db
    .updateTable('payment_transaction')
    .set({ slip_number, payment_page: paymentPath(dataset.name, id) })
    .where('id', '=', transactionId)
    .execute()
}
