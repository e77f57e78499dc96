import { setTimeout as delay } from 'node:timers/promises'
import { isFailure, type SuccessCase } from '../case.ts'
import type { CallName } from '../cases.ts'
import type { Endpoint } from '../endpoint.ts'
import type { Host } from '../hosts.ts'
import { giveCoins, spendCoins, balanceOf } from '../sandbox/ledger/ledger.ts'
import { days, hours, timeAfter } from '../sandbox/runtime/clock.ts'
import { memberIdOf, type CallContext } from '../sandbox/runtime/http/callContext.ts'
import { newId } from '../sandbox/runtime/newId.ts'
import { idempotentCalls } from './scripts/effects.ts'
import type { HandlerMistake } from './subtleMutations.ts'

/**
 * A mistake made inside the sandbox about idempotency keys, coins, orders, limits or days, and the scripts that must
 * detect it.
 */
export interface MoneyMutation {
  call: CallName
  what: string
  mistake: HandlerMistake
  /** The host of the scripts. Default: the host of the call. */
  host?: Host
  /** The beginning of the titles of the scripts that must detect the mistake, after the host's name. */
  noticedBy: string
}

const codeOf = (error: unknown) => (Object(error) as { messageCode?: string }).messageCode

/** Mistake: if two requests arrive at the same time, the second handler does not see the changes of the first. */
const givesAgain =
  (forget: (ctx: CallContext) => Promise<unknown>): HandlerMistake =>
  (right) => {
    let former: Promise<unknown> = Promise.resolve()
    return (ctx) => {
      const answer = former
        .catch(() => undefined)
        .then(() => forget(ctx))
        .then(() => right(ctx) as Promise<object>)
      former = answer
      return answer
    }
  }

/** Mistake: the handler damages the stored data before the request. */
const prepares =
  (change: (ctx: CallContext) => Promise<unknown>): HandlerMistake =>
  (right) =>
  async (ctx) => {
    await change(ctx)
    return right(ctx)
  }

/** Mistake: the handler computes days and months in UTC, which is nine hours behind Japan. */
const reckonsInUtc: HandlerMistake = (right) => (ctx) => right({ ...ctx, now: timeAfter(ctx.now, -hours(9)) })

/**
 * Mistake: the host stores answers by a key, and answers every later request with the same key, even if the request
 * differs.
 */
const keepsAnswersBy =
  (keyOf: (ctx: CallContext) => string): HandlerMistake =>
  (right) => {
    const answers = new Map<string, Promise<object>>()
    return (ctx) => {
      const key = keyOf(ctx)
      const answer = answers.get(key) ?? (right(ctx) as Promise<object>)
      answers.set(key, answer)
      answer.catch(() => answers.delete(key))
      return answer
    }
  }

/**
 * Mistake: the handler looks the key up before the request and stores it afterwards, so two simultaneous requests with
 * one key are both carried out.
 */
const racesOnKeys: HandlerMistake = (right) => {
  const answers = new Map<string, object>()
  const arrivals = new Map<string, number>()
  return async (ctx) => {
    const key = `${ctx.accountId} ${ctx.idempotencyKey}`
    const former = answers.get(key)
    if (former) return former
    arrivals.set(key, (arrivals.get(key) ?? 0) + 1)
    // Waits for a second request with this key, which a fast host would otherwise read only after its first answer. If
    // no second request arrives, the first one continues after one second.
    for (let waited = 0; waited < 1000 && arrivals.get(key) === 1; waited += 10) await delay(10)
    const answer = (await right({ ...ctx, idempotencyKey: newId('key') })) as object
    answers.set(key, answer)
    return answer
  }
}

const mutations = (
  names: readonly CallName[],
  what: string,
  mistake: HandlerMistake,
  noticedBy: string,
): MoneyMutation[] => names.map((call) => ({ call, what, mistake, noticedBy: noticedBy.replace('CALL', call) }))

const withKey = idempotentCalls.map(({ name }) => name as CallName)

const keyMutations: readonly MoneyMutation[] = [
  ...mutations(
    withKey,
    'answers another request by the first answer of its key',
    keepsAnswersBy(({ accountId, idempotencyKey }) => `${accountId} ${idempotencyKey}`),
    'CALL with a used key and another request',
  ),
  ...mutations(
    // A purchased video cannot be bought again, so the second of two requests charges nothing, even without a key.
    withKey.filter((name) => name !== 'video.purchaseVideo'),
    'carries out both of two requests that are sent at once with one key',
    racesOnKeys,
    'CALL sent several times at once',
  ),
  ...mutations(
    withKey,
    'shares keys between members',
    keepsAnswersBy(({ idempotencyKey }) => String(idempotencyKey)),
    'CALL with the key of another member',
  ),
  {
    call: 'notice.acquireNotice',
    what: 'gives again what was given',
    mistake: givesAgain(({ db }) => db.deleteFrom('notice_acquisition').execute()),
    noticedBy: 'notice.acquireNotice sent at once from several tabs',
  },
  {
    call: 'present.receivePresents',
    what: 'gives again what was given',
    mistake: givesAgain(({ db }) => db.updateTable('present').set({ received_at: null }).execute()),
    noticedBy: 'present.receivePresents sent at once from several tabs',
  },
  {
    call: 'serial.registerSerialCodes',
    what: 'gives again what was given',
    mistake: givesAgain(({ db }) => db.deleteFrom('serial_code_use').execute()),
    noticedBy: 'serial.registerSerialCodes sent at once from several tabs',
  },
]

const giveFreeCoins = (ctx: CallContext, amount: number) =>
  ctx.db.transaction().execute((db) => {
    const gift = { wallet: 'FREE', amount, from: 'ADJUSTED' } as const
    return giveCoins({ ...ctx, db }, memberIdOf(ctx), gift, { reason: 'OPENING' })
  })

/** Mistake: if a member has too few coins, the handler takes these coins and then refuses the request. */
const takesWhatIsThere: HandlerMistake = (right) => (ctx) =>
  right(ctx).catch(async (error: unknown) => {
    if (codeOf(error) !== 'NotEnoughCoin') throw error
    const accountId = memberIdOf(ctx)
    await ctx.db.transaction().execute(async (db) => {
      const { total } = await balanceOf({ db }, accountId)
      if (total > 0) await spendCoins({ ...ctx, db }, accountId, total, { reason: 'GACHA' })
    })
    throw error
  })

/** Mistake: if a request names the same thing twice, the handler gives its coins twice. */
const countsMentions: HandlerMistake = (right) => async (ctx) => {
  const answer = await right(ctx)
  const things = Object.values(ctx.body as unknown as Record<string, string[]>).flat()
  const repeated = things.length - new Set(things).size
  if (repeated > 0) await giveFreeCoins(ctx, 10 * repeated)
  return answer
}

const amountMutations: readonly MoneyMutation[] = [
  ...mutations(
    ['gacha.drawGacha', 'lottery.buyLottery', 'preorder.buyPreorder', 'story.viewStoryEpisode', 'video.purchaseVideo'],
    'takes the coins that are there when there are too few',
    takesWhatIsThere,
    'CALL without enough coins',
  ),
  ...mutations(
    ['present.receivePresents', 'serial.registerSerialCodes'],
    'gives a thing for each mention',
    countsMentions,
    'CALL gives a thing once',
  ),
  {
    call: 'gacha.drawGacha',
    what: 'draws on credit when two draws meet',
    mistake:
      (right, { cases }) =>
      (ctx) =>
        right(ctx).catch((error: unknown) => {
          if (codeOf(error) === 'NotEnoughCoin') return (cases['full'] as SuccessCase<Endpoint>).answer as object
          throw error
        }),
    noticedBy: 'coins for one draw',
  },
]

/** Mistake: the order is paid, but the member never receives the coins. */
const paysWithoutCoins: HandlerMistake = (right) => async (ctx) => {
  const clock = { now: () => new Date(0) }
  const answer = (await right({ ...ctx, dataset: { ...ctx.dataset, clock } })) as { transactionId: string }
  await ctx.db.updateTable('gateway_notification').set({ delivered_at: ctx.now }).execute()
  const order = ctx.db.updateTable('payment_transaction').where('id', '=', answer.transactionId)
  await order.set({ status: 'SUCCEEDED' }).execute()
  return { ...answer, status: 'SUCCEEDED', paymentPage: undefined }
}

/**
 * Mistake: reading an order with this status gives coins. `atLeast`: only after this number of reports from the payment
 * gateway.
 */
const givesCoinsWhenRead =
  (status: string, atLeast: number): HandlerMistake =>
  (right) =>
  async (ctx) => {
    const answer = (await right(ctx)) as { transaction: { transactionId: string; status: string } }
    const reports = await ctx.db
      .selectFrom('gateway_notification')
      .innerJoin('gateway_payment', 'gateway_payment.id', 'gateway_notification.payment_id')
      .select('gateway_notification.id')
      .where('order_id', '=', answer.transaction.transactionId)
      .execute()
    if (answer.transaction.status === status && reports.length >= atLeast) await giveFreeCoins(ctx, 1_100)
    return answer
  }

/** Mistake: the handler changes the time or the status of the member's orders before it checks the limit. */
const changesOrders = (
  status: 'PENDING' | 'CANCELLED' | 'SUCCEEDED',
  change: (now: Date) => { ordered_at?: Date; status?: 'PENDING'; expires_at?: Date },
): HandlerMistake =>
  prepares(({ db, now, accountId = '' }) =>
    db
      .updateTable('payment_transaction')
      .set(change(now))
      .where('account_id', '=', accountId)
      .where('status', '=', status)
      .execute(),
  )

const longAgo = () => ({ ordered_at: new Date('2020-01-01T00:00:00Z') })

const order = (what: string, mistake: HandlerMistake, noticedBy: string): MoneyMutation => ({
  call: 'payment.startPurchase',
  what,
  mistake,
  noticedBy,
})
const orderRead = (what: string, mistake: HandlerMistake, noticedBy: string): MoneyMutation => ({
  ...order(what, mistake, noticedBy),
  call: 'payment.getTransaction',
})

const orderMutations: readonly MoneyMutation[] = [
  order('gives no coins for a paid order', paysWithoutCoins, 'a paid order'),
  orderRead('gives coins before the payment', givesCoinsWhenRead('PENDING', 0), 'an order gives no coins before'),
  orderRead('gives coins for each report', givesCoinsWhenRead('SUCCEEDED', 2), 'an order gives no coins before'),
  orderRead('gives coins for a cancelled payment', givesCoinsWhenRead('CANCELLED', 0), 'an order whose payment is C'),
  orderRead('gives coins for a failed payment', givesCoinsWhenRead('FAILED', 0), 'an order whose payment is F'),
  order('counts no paid order of the month', changesOrders('SUCCEEDED', longAgo), 'the paid orders of a month'),
  order(
    'reserves nothing for waiting orders',
    changesOrders('PENDING', longAgo),
    'an order that waits for its payment',
  ),
  order(
    'reserves the limit for cancelled orders',
    changesOrders('CANCELLED', (now) => ({ status: 'PENDING', expires_at: timeAfter(now, days(1)) })),
    'an order that waits for its payment counts against the limit, until it is c',
  ),
  order(
    'reserves the limit for expired orders',
    changesOrders('PENDING', (now) => ({ expires_at: timeAfter(now, days(1)) })),
    'an order that waits for its payment counts against the limit, until it e',
  ),
  order(
    'never starts the limit again',
    changesOrders('SUCCEEDED', (now) => ({ ordered_at: now })),
    'the limit starts',
  ),
  order('reckons months in UTC', reckonsInUtc, 'the limit starts'),
  order('reckons months in UTC, not in Japan', reckonsInUtc, 'the limit does not start'),
  order(
    'accepts orders beyond the limit that meet others',
    (right, { cases }) =>
      (ctx) =>
        right(ctx).catch((error: unknown) => {
          if (codeOf(error) === 'MaxAmountExceed') return (cases['full'] as SuccessCase<Endpoint>).answer as object
          throw error
        }),
    'of orders that are sent at once',
  ),
  {
    call: 'video.getVideo',
    what: 'never ends a rental',
    mistake: prepares(({ db }) => db.updateTable('video_access').set({ expires_at: null }).execute()),
    noticedBy: 'a rental lasts',
  },
  {
    call: 'video.purchaseVideo',
    what: 'charges a rental again before its end',
    mistake: prepares(({ db, now }) => db.updateTable('video_access').set({ expires_at: now }).execute()),
    noticedBy: 'a rental lasts',
  },
  {
    call: 'shop.validateShopCoin',
    what: 'accepts what exceeds the limit of the month',
    mistake:
      (right, { cases }) =>
      (ctx) =>
        right(ctx).catch((error: unknown) => {
          const full = cases['full']
          if (codeOf(error) === 'MaxAmountExceed' && full && !isFailure(full)) return full.answer as object
          throw error
        }),
    host: 'payment',
    noticedBy: 'the paid orders of a month',
  },
  { call: 'coin.getCurrencyLimit', what: 'reckons ages in UTC', mistake: reckonsInUtc, noticedBy: 'a member’s age' },
]

const dailyCalls = {
  'vote.voteForTarget': 'the daily points of a vote',
  'vote.voteForCoop': 'the daily points of a coop vote',
  'draw.enterDraw': 'the free draw',
} as const satisfies Partial<Record<CallName, string>>

const dayMutations: readonly MoneyMutation[] = Object.entries(dailyCalls).flatMap(([call, title]) =>
  ['available again', 'not available again'].map((moment) => ({
    call: call as CallName,
    what: `reckons days in UTC (${moment})`,
    mistake: reckonsInUtc,
    noticedBy: `${title}.*: ${moment}`,
  })),
)

/** All mutations (simulated mistakes of a host) about money and days that are made inside the sandbox. */
export const moneyMutations: readonly MoneyMutation[] = [
  ...keyMutations,
  ...amountMutations,
  ...orderMutations,
  ...dayMutations,
]
