import type { Selectable } from 'kysely'
import type { PaymentMethod, Transaction } from '../../payment/payment.endpoints.ts'
import { timeAfter, days, minutes } from '../runtime/clock.ts'
import type { DatasetTables } from '../schema.ts'
import type { PaymentResult } from './payment.tables.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { grant } from '../inventory/grant.ts'
import { lockWallets } from '../ledger/ledger.ts'
import { requireConfirmedPrice } from '../ledger/requireConfirmedPrice.ts'
import { lockAccountShared } from '../runtime/lockAccountShared.ts'
import { newId } from '../runtime/newId.ts'
import { requireBuyablePack } from '../shop/packs.ts'
import { requireNoBreak } from '../ledger/spendingBreaks.ts'
import { paymentMail } from './paymentMail.ts'
import { storeMail } from '../runtime/mail.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { DbContext, GrantContext } from '../runtime/dbContext.ts'

/** How long an order can be paid. At a convenience store the payer has more time than on a page. */
const orderLifetimeMs = (method: PaymentMethod) => (method === 'CONVENIENCE' ? days(3) : minutes(30))

interface OrderedPack {
  shopCoinId: string
  paymentMethod: PaymentMethod
  /** The price in yen that the member confirmed; undefined accepts the current price of the pack. */
  expectedPrice?: number | undefined
}

/**
 * Orders a pack within the caller's transaction. Until it expires, the order counts against the pack's quantity and all
 * limits of the member.
 */
export async function placeOrder(
  ctx: DbContext,
  accountId: string,
  { shopCoinId, paymentMethod, expectedPrice }: OrderedPack,
): Promise<string> {
  const { db, now } = ctx
  await lockWallets(db, accountId)
  await requireNoBreak(ctx, accountId)
  const pack = await requireBuyablePack(ctx, accountId, shopCoinId)
  requireConfirmedPrice(expectedPrice, pack.price)
  const id = newId('transaction')
  const row = {
    id,
    account_id: accountId,
    gateway: 'SBPS' as const,
    item_name: `${pack.paid_coin.toLocaleString('ja-JP')}コイン`,
    price: pack.price,
    status: 'PENDING' as const,
    payment_method: paymentMethod,
    ordered_at: now,
    coin_pack_id: pack.id,
    paid_coin: pack.paid_coin,
    expires_at: timeAfter(now, orderLifetimeMs(paymentMethod)),
    slip_number: null,
    payment_page: null,
  }
  await db.insertInto('payment_transaction').values(row).execute()
  return id
}

/** A payment result reported by the gateway; the amount must equal the order's price. */
export interface PaymentOutcome {
  orderId: string
  result: PaymentResult
  amount: number
}

/**
 * The context in which a payment's result is applied: the permission to give coins, and the dataset and app address for
 * the mail to the member.
 */
interface PaymentContext extends GrantContext {
  dataset: { name: string }
  appAddress: string
}

/**
 * Applies the result of a payment, however often and in whatever order results arrive. A success gives the coins once
 * and is final, because the money was charged. Any other result only ends a pending order. If the account no longer
 * exists, the money is recorded as a refund due (Q103). Otherwise a mail reports the payment to the member (Q528).
 */
export async function applyPaymentOutcome(
  { db, ...ctx }: PaymentContext,
  { orderId, result, amount }: PaymentOutcome,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const orders = trx.selectFrom('payment_transaction').selectAll().where('id', '=', orderId)
    const { account_id: payer } = orFail(await orders.executeTakeFirst())
    if (payer !== null && (await lockAccountShared(trx, payer))) await lockWallets(trx, payer)
    const order = orFail(await orders.forUpdate().executeTakeFirst())
    if (order.price !== amount) throw new Failure('InvalidArgument')
    if (order.status === 'SUCCEEDED') return
    if (result === 'SUCCEEDED') await giveOrderedCoins({ ...ctx, db: trx }, order)
    else if (order.status !== 'PENDING') return
    const status = result === 'EXPIRED' ? 'FAILED' : result
    await trx.updateTable('payment_transaction').set({ status }).where('id', '=', orderId).execute()
  })
}

type OrderRow = Selectable<DatasetTables['payment_transaction']>

/**
 * Gives the coins of a paid order. Coins above the cap (S144) go to the present box: the money was charged, so a late
 * payment cannot be refused.
 */
async function giveOrderedCoins(
  ctx: PaymentContext,
  { id, account_id, price, paid_coin, item_name }: OrderRow,
): Promise<void> {
  if (account_id === null) {
    const owed = { order_id: id, amount: price, created_at: ctx.now }
    await ctx.db.insertInto('refund_due').values(owed).execute()
    return
  }
  const giftTarget = { accountId: account_id, movement: { reason: 'PURCHASE', reference: id } } as const
  const coins = { kind: 'PAID_COIN', item_id: null, amount: paid_coin } as const
  await grant(ctx, giftTarget, [coins], `ご購入の${item_name}です。`)
  await mailPayment(ctx, account_id, { itemName: item_name, price })
}

/** Mails the member about a payment. An account without an address receives none. */
async function mailPayment(ctx: PaymentContext, accountId: string, order: { itemName: string; price: number }) {
  const account = await ctx.db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst()
  const { now: paidAt, appAddress } = ctx
  if (account?.email) await storeMail(ctx, paymentMail(account.email, { ...order, paidAt, appAddress }))
}

/** An order as sent over the wire. A pending order whose expiry time has passed counts as EXPIRED. */
export function transactionOnWire(row: OrderRow, now: Date): Transaction {
  const isOver = row.status === 'PENDING' && row.expires_at !== null && row.expires_at <= now
  const pending = row.status === 'PENDING' && !isOver ? row : undefined
  return {
    transactionId: row.id,
    orderTime: instantOnWire(row.ordered_at),
    itemName: row.item_name,
    shopCoinId: nullToUndefined(row.coin_pack_id),
    price: row.price,
    status: isOver ? 'EXPIRED' : row.status,
    paymentMethod: nullToUndefined(row.payment_method),
    expiryTime: pending?.expires_at ? instantOnWire(pending.expires_at) : undefined,
    paymentPage: nullToUndefined(pending?.payment_page ?? null),
    slipNumber: nullToUndefined(pending?.slip_number ?? null),
  }
}
