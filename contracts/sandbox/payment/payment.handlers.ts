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
   * Three transactions, because a provider's transaction is never part of ours: the order, the payment, and its result.
   * After an interruption, a repeat with the same key or the gateway's notification continues.
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

/** The caller's own order. Throws Unauthenticated if the account was deleted while the order was in progress. */
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

/** What is stored under the idempotency key, so that a repeat of the call can continue. */
interface StartedOrder {
  transactionId: string
  /** Token of the card at the gateway. */
  card: string | undefined
}

async function orderOf(ask: StartAsk): Promise<StartedOrder> {
  const { paymentMethod, returnUrl } = ask.body
  // The sandbox serves this machine only, so the app's origin must be local (X4).
  if (returnUrl !== undefined && !isOwnHost(returnUrl)) throw new Failure('InvalidArgument')
  const card = await cardFor(ask)
  if (card === undefined && paymentMethod !== 'CONVENIENCE') found(returnUrl, 'InvalidArgument')
  return { transactionId: await placeOrder(ask, memberOf(ask), { ...ask.body, ...ask.query }), card }
}

/** The token of the card to charge. A card must be given for card methods, and for no others. */
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

/**
 * The gateway's payment expires this much earlier than the order, so that a last-moment payment is still notified in
 * time.
 */
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
