import { cardBrands } from '../../payment/payment.endpoints.ts'
import { after, minutes } from '../runtime/clock.ts'
import { Failure, found } from '../runtime/failure.ts'
import { paymentPath, tokenUrl } from './gateway/addresses.ts'
import { isCardMethod } from './gateway/cards.ts'
import { openPayment, takeToken } from './gateway/gateway.ts'
import { deliverDue } from './gateway/notifications.ts'
import { memberOf, type Ask, type Handlers } from '../runtime/http/ask.ts'
import { isOwnHost } from '../runtime/http/ownHosts.ts'
import { onlyOnce } from '../runtime/idempotency.ts'
import { newId } from '../runtime/newId.ts'
import { placeOrder, transactionOf } from './orders.ts'

export const paymentHandlers: Handlers<'payment'> = {
  async listTransactions(ask) {
    const { gateway, startOrderTime, endOrderTime } = ask.query
    const rows = await ordersOf(ask)
      .where('gateway', '=', gateway)
      .$if(startOrderTime !== undefined, (query) => query.where('ordered_at', '>=', new Date(startOrderTime ?? 0)))
      .$if(endOrderTime !== undefined, (query) => query.where('ordered_at', '<', new Date(endOrderTime ?? 0)))
      .orderBy('ordered_at', 'desc')
      .orderBy('id')
      .execute()
    return { list: rows.map((row) => transactionOf(row, ask.now)) }
  },

  async getTransaction(ask) {
    const row = found(await ordersOf(ask).where('id', '=', ask.params.id).executeTakeFirst())
    return { transaction: transactionOf(row, ask.now) }
  },

  async listCreditCards(ask) {
    const rows = await cardsOf(ask)
      .where('gateway', '=', ask.query.gateway)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return { list: rows.map(creditCardOf) }
  },

  async getCreditCard(ask) {
    return { creditCard: creditCardOf(found(await cardsOf(ask).where('id', '=', ask.params.id).executeTakeFirst())) }
  },

  async deleteCreditCard(ask) {
    const deleted = await ask.db
      .deleteFrom('credit_card')
      .where('account_id', '=', memberOf(ask))
      .where('id', '=', ask.params.id)
      .returning('id')
      .executeTakeFirst()
    found(deleted)
    return {}
  },

  async registerCreditCard(ask) {
    const { gateway, cardToken } = ask.body
    return ask.db.transaction().execute(async (db) => {
      const card = found(await takeToken({ db, now: ask.now }, cardToken), 'InvalidArgument')
      const row = {
        id: newId('card'),
        account_id: memberOf(ask),
        gateway,
        gateway_card: card.token,
        brand: card.brand,
        last_four: card.last_four,
        expiry: card.expiry,
        created_at: ask.now,
      }
      await db.insertInto('credit_card').values(row).execute()
      return { creditCard: creditCardOf(row) }
    })
  },

  getCreditCardForm: async ({ world }) => ({ tokenUrl: tokenUrl(world.name), brandList: [...cardBrands] }),

  /**
   * Three steps, each a transaction of its own, because a provider's is never part of ours: the order, the payment, and
   * what came of it. Whatever stops in between is taken up by a repeat with the same key, or by the gateway's
   * notification.
   */
  async startPurchase(ask) {
    const order = await onlyOnce(ask, { purchase: ask.body }, (db) => orderOf({ ...ask, db }))
    await payAtGateway(ask, order)
    await deliverDue(ask.services, ask.world)
    const row = await ownOrder(ask, order.transactionId)
    const { transactionId, status, paymentPage: page } = transactionOf(row, ask.now)
    return { transactionId, status, paymentPage: page }
  },
}

const ordersOf = (ask: Pick<Ask, 'db' | 'accountId'>) =>
  ask.db.selectFrom('payment_transaction').selectAll().where('account_id', '=', memberOf(ask))

/** The member may leave while the order is on its way. */
const ownOrder = async (ask: Pick<Ask, 'db' | 'accountId'>, id: string) =>
  found(await ordersOf(ask).where('id', '=', id).executeTakeFirst(), 'Unauthenticated')

const cardsOf = (ask: Pick<Ask, 'db' | 'accountId'>) =>
  ask.db.selectFrom('credit_card').selectAll().where('account_id', '=', memberOf(ask))

const creditCardOf = (row: Pick<CardRow, 'id' | 'gateway' | 'brand' | 'last_four' | 'expiry'>) => ({
  creditCardId: row.id,
  gateway: row.gateway,
  brand: row.brand,
  lastFour: row.last_four,
  expiry: row.expiry,
})

type CardRow = Awaited<ReturnType<ReturnType<typeof cardsOf>['executeTakeFirstOrThrow']>>

type StartAsk = Parameters<Handlers<'payment'>['startPurchase']>[0]

/** What a repeat of the call must know again. */
interface StartedOrder {
  transactionId: string
  /** The gateway's name for the card. */
  card: string | undefined
}

async function orderOf(ask: StartAsk): Promise<StartedOrder> {
  const { paymentMethod, returnUrl } = ask.body
  // The sandbox serves this machine, so the app's own origin is one of it (X4).
  if (returnUrl !== undefined && !isOwnHost(returnUrl)) throw new Failure('InvalidArgument')
  const card = await cardFor(ask)
  if (card === undefined && paymentMethod !== 'CONVENIENCE') found(returnUrl, 'InvalidArgument')
  return { transactionId: await placeOrder(ask, memberOf(ask), { ...ask.body, ...ask.query }), card }
}

/** Exactly the methods with a card come with one. */
async function cardFor(ask: StartAsk): Promise<string | undefined> {
  const { paymentMethod, card } = ask.body
  if (isCardMethod(paymentMethod) !== (card !== undefined)) throw new Failure('InvalidArgument')
  if (paymentMethod !== 'PERSISTENT_CARD') return card
  return found(
    await cardsOf(ask)
      .where('id', '=', card ?? '')
      .executeTakeFirst(),
  ).gateway_card
}

/** The gateway stops before the order does, so that a payment at the last moment is still known in time. */
const gatewayEndsEarlier = minutes(5)

async function payAtGateway(ask: StartAsk, { transactionId, card }: StartedOrder): Promise<void> {
  const { db, now, body, world } = ask
  const order = await ownOrder(ask, transactionId)
  const { id, result, slip_number } = await openPayment(
    { db, now },
    {
      orderId: transactionId,
      itemName: order.item_name,
      amount: order.price,
      method: body.paymentMethod,
      card,
      returnUrl: body.returnUrl,
      expiresAt: after(order.expires_at ?? now, -gatewayEndsEarlier),
    },
  )
  if (result !== null) return
  await db
    .updateTable('payment_transaction')
    .set({ slip_number, payment_page: paymentPath(world.name, id) })
    .where('id', '=', transactionId)
    .execute()
}
