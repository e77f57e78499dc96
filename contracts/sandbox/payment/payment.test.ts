import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { discardAccount } from '../../account/account.endpoints.ts'
import { refreshTokens } from '../../auth/auth.endpoints.ts'
import { getCoinBalance, listCoinHistory } from '../../coin/coin.endpoints.ts'
import {
  getCreditCard,
  getCreditCardForm,
  getTransaction,
  listCreditCards,
  listTransactions,
  registerCreditCard,
  startPurchase,
  type PaymentMethod,
} from '../../payment/payment.endpoints.ts'
import { listShopCoins, validateShopCoin } from '../../shop/shop.endpoints.ts'
import type { StateValues } from '../../states.ts'
import { amount } from '../../testing/amount.ts'
import { minutes, seconds } from '../runtime/clock.ts'
import { decidePayment } from './gateway/gateway.ts'
import { gatewayOverviewPage } from './gateway/gatewayPages.ts'
import { deliverDueNotifications } from './gateway/notifications.ts'
import { listRefunds } from './refunds.ts'
import { signatureHeader, signatureOf } from './gateway/signature.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const returnUrl = 'http://localhost:5173/purchase/shop-coin-1?url=%2Fhome'
const web = { query: { platformType: 'WEB' as const } }
const validation = { ...web, params: { id: 'shop-coin-1' } }

await onBothEngines('a purchase of coins', (sandbox) => {
  let token: string
  let member: StateValues<'a member'>
  /** Creates an adult member without coins, and a pack of 1,100 coins for 1,000 yen with a limit of five per member. */
  beforeEach(async () => {
    sandbox().time.now = new Date('2026-06-01T03:00:00Z')
    member = await sandbox().given('a member', { freeCoin: 0, paidCoin: 0 })
    token = member.accessToken
    await sandbox().given('no coin packs')
    await sandbox().given('a coin pack on sale')
    await sandbox().given('a credit card')
  })

  async function start(paymentMethod: PaymentMethod = 'PERSISTENT_CARD', card?: string, key?: string) {
    const own = paymentMethod === 'PERSISTENT_CARD' ? { card: 'card-1' } : { returnUrl, ...(card && { card }) }
    const headers = key ? { 'Idempotency-Key': key } : undefined
    const answer = await sandbox().call(
      startPurchase,
      { body: { shopCoinId: 'shop-coin-1', paymentMethod, ...own } },
      { token, headers },
    )
    return { ...answer.body, httpStatus: answer.status, page: answer.body.paymentPage ?? '' }
  }

  const act = (page: string, name: string) =>
    sandbox().send('payment', page, { method: 'POST', body: new URLSearchParams({ act: name }) })
  const coins = async () => (await sandbox().call(getCoinBalance, web, { token })).body.paid
  const validate = async () => (await sandbox().call(validateShopCoin, validation, { token })).body.messageCode
  const statusOf = async (id: string) =>
    (await sandbox().call(getTransaction, { params: { id } }, { token })).body.transaction.status

  function notify(body: object, signature?: string) {
    const text = JSON.stringify({ world: 'verification', notificationId: crypto.randomUUID(), ...body })
    const headers = { [signatureHeader]: signature ?? signatureOf(sandbox().services.gatewayKey, text) }
    return sandbox().send('payment', '/gateway/sbps/notification', { method: 'POST', headers, body: text })
  }

  it('by a registered card is completed by its first request, and is made once if a request repeats the idempotency key, even while the first one runs (X13)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => start('PERSISTENT_CARD', undefined, 'the-same-key')),
    )
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1)
    expect(answers[0]).toMatchObject({ httpStatus: 200, status: 'SUCCEEDED' })
    expect(await coins()).toBe(1_100)
    const { body } = await sandbox().call(listCoinHistory, { query: {} }, { token })
    expect(body.list).toMatchObject([{ message: 'コインの購入「1,100コイン」', optionCoin: { free: 0, paid: 1_100 } }])
  })

  it('gives the coins once, however often and in whatever order the gateway’s results arrive (C178)', async () => {
    const { transactionId: orderId } = await start('PAY_PAY')
    const notifyResult = (result: string) => notify({ orderId, result, amount: 1_000 })
    const results = ['CANCELLED', 'SUCCEEDED', 'FAILED', 'SUCCEEDED', 'SUCCEEDED', 'CANCELLED', 'SUCCEEDED']
    const answers = await Promise.all(results.map(notifyResult))
    expect(answers.map(({ status }) => status)).toEqual(results.map(() => 200))
    await notifyResult('CANCELLED')
    await notifyResult('SUCCEEDED')
    expect(await statusOf(orderId)).toBe('SUCCEEDED')
    expect(await coins()).toBe(1_100)
  })

  it('is completed only by a notification with the gateway’s signature and the order’s price', async () => {
    const { transactionId: orderId } = await start('PAY_PAY')
    const message = { orderId, result: 'SUCCEEDED', amount: 1_000 }
    expect((await notify(message, 'f'.repeat(64))).status).toBe(403)
    expect((await notify(message, '')).status).toBe(403)
    expect((await notify({ ...message, amount: 1 })).status).toBe(400)
    expect((await notify({ ...message, orderId: 'no-such-order' })).status).toBe(404)
    expect((await notify({ ...message, world: 'demo' })).status).toBe(404)
    expect(await statusOf(orderId)).toBe('PENDING')
    expect(await coins()).toBe(0)
  })

  it('cannot give its coins twice, because a unique index in the database prevents it', async () => {
    const { transactionId } = await start()
    const again = { id: 'ledger-again', reason: 'PURCHASE', reference: transactionId, created_at: sandbox().time.now }
    const db = await sandbox().db()
    await expect(db.insertInto('ledger_transaction').values(again).execute()).rejects.toThrow('ledger_once')
  })

  it.each([
    ['pay', 'complete', 'SUCCEEDED', 1_100],
    ['payTwice', 'complete', 'SUCCEEDED', 1_100],
    ['cancel', 'cancel', 'CANCELLED', 0],
    ['fail', 'error', 'FAILED', 0],
  ])(
    'whose payer chooses “%s” at the gateway redirects the browser to /%s, and its order becomes %s',
    async (name, end, status, paid) => {
      const { transactionId, page } = await start('DOCOMO')
      expect(await (await sandbox().send('payment', page)).text()).toContain('1,000円')
      const answer = await act(page, name)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')).toBe(
        `http://localhost:5173/purchase/shop-coin-1/${end}?url=%2Fhome&transactionId=${transactionId}`,
      )
      expect(await statusOf(transactionId)).toBe(status)
      // Submits the page again with another choice, as after going back in the browser. This changes nothing.
      await act(page, name === 'pay' ? 'cancel' : 'pay')
      expect(await statusOf(transactionId)).toBe(status)
      expect(await coins()).toBe(paid)
    },
  )

  it.each([
    ['pay', 'complete', 'SUCCEEDED', 1_100],
    ['payTwice', 'complete', 'SUCCEEDED', 1_100],
    ['cancel', 'cancel', 'CANCELLED', 0],
    ['fail', 'error', 'FAILED', 0],
  ])(
    'with 3-D Secure whose payer chooses “%s” redirects to /%s, and its order becomes %s, even if the page is submitted repeatedly',
    async (name, end, status, paid) => {
      await sandbox().given('a card token', { behaviour: 'AUTHENTICATE' })
      const { transactionId, page, status: before } = await start('CREDIT_CARD', 'token-visa-1')
      expect(before).toBe('PENDING')
      expect(await (await sandbox().send('payment', page)).text()).toContain('<h1>本人認証（3Dセキュア）</h1>')
      for (const each of [name, name === 'pay' ? 'cancel' : 'pay', name]) {
        const answer = await act(page, each)
        expect(answer.headers.get('Location')).toContain(`/purchase/shop-coin-1/${end}?`)
        expect(await statusOf(transactionId)).toBe(status)
      }
      expect(await coins()).toBe(paid)
      // The order fails, because the first try has used up the card's token, whatever its result.
      expect((await start('CREDIT_CARD', 'token-visa-1')).status).toBe('FAILED')
    },
  )

  it('with 3-D Secure stays PENDING until the payer decides or the order expires; until then the payer can reopen the page', async () => {
    await sandbox().given('a card token', { behaviour: 'AUTHENTICATE' })
    const { transactionId, page } = await start('CREDIT_CARD', 'token-visa-1')
    for (let visit = 0; visit < 2; visit += 1) expect((await sandbox().send('payment', page)).status).toBe(200)
    expect(await statusOf(transactionId)).toBe('PENDING')
    sandbox().advanceClock(minutes(30))
    token = (await sandbox().call(refreshTokens, { body: { refresh: true } }, { token: member.refreshToken })).body
      .accessToken
    expect(await statusOf(transactionId)).toBe('EXPIRED')
    expect(await coins()).toBe(0)
  })

  it('stays PENDING until the gateway’s late notification arrives, and then gives the coins', async () => {
    const { transactionId, page } = await start('AU')
    expect((await act(page, 'payLate')).status).toBe(303)
    expect(await statusOf(transactionId)).toBe('PENDING')
    sandbox().advanceClock(seconds(10))
    expect(await statusOf(transactionId)).toBe('SUCCEEDED')
    expect(await coins()).toBe(1_100)
  })

  it('expires if the gateway never answers, and then no longer reserves stock of the coin pack', async () => {
    const { transactionId, page } = await start('SOFT_BANK')
    expect(await (await act(page, 'vanish')).text()).toContain('応答なし')
    expect(await statusOf(transactionId)).toBe('PENDING')
    const remaining = async () =>
      (await sandbox().call(listShopCoins, web, { token })).body.list.map(({ remainingQuantity }) => remainingQuantity)
    expect(await remaining()).toEqual([4])
    sandbox().advanceClock(minutes(30))
    token = (await sandbox().call(refreshTokens, { body: { refresh: true } }, { token: member.refreshToken })).body
      .accessToken
    expect(await statusOf(transactionId)).toBe('EXPIRED')
    expect(await remaining()).toEqual([5])
  })

  it('gets, and only once, the result that the gateway decided before the sandbox crashed', async () => {
    const { transactionId, page } = await start('PAY_PAY')
    const now = sandbox().time.now
    // Decides the payment without a notification, as if the process had ended in between.
    await decidePayment({ db: await sandbox().db(), now }, page.split('/').at(-1) ?? '', 'SUCCEEDED', [now, now])
    expect(await Promise.all([coins(), statusOf(transactionId), coins()])).toEqual([1_100, 'SUCCEEDED', 1_100])
    expect(await coins()).toBe(1_100)
  })

  it('at a convenience store stays PENDING, with a slip number, until the payer pays at the till', async () => {
    const { transactionId, page } = await start('CONVENIENCE')
    const { body } = await sandbox().call(getTransaction, { params: { id: transactionId } }, { token })
    expect(body.transaction).toMatchObject({
      status: 'PENDING',
      slipNumber: expect.stringMatching(/^\d{4}-\d{4}-\d{4}$/),
      expiryTime: '2026-06-04T03:00:00Z',
    })
    sandbox().advanceClock(minutes(14))
    await act(page, 'pay')
    expect(await statusOf(transactionId)).toBe('SUCCEEDED')
    const list = (await sandbox().call(listTransactions, { query: { gateway: 'SBPS' } }, { token })).body.list
    expect(list[0]).not.toHaveProperty('slipNumber')
  })

  it('is refused after five orders of a pack by the member; a cancelled order no longer counts (S121, Q87)', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => start('PAY_PAY')))
    const refused = answers.filter(({ httpStatus }) => httpStatus !== 200)
    expect(refused.map(({ messageCode }) => messageCode)).toEqual(Array(3).fill('PackLimitReached'))
    expect(await validate()).toBe('PackLimitReached')
    await act(answers.find(({ page }) => page)?.page ?? '', 'cancel')
    expect(await validate()).toBeUndefined()
  })

  it('is refused if the paid coins and those of pending orders would exceed the cap on paid coins (S144, Q9)', async () => {
    token = (await sandbox().given('a member', { paidCoin: 9_999_999 - 2 * 1_100 })).accessToken
    const answers = await Promise.all(Array.from({ length: 4 }, () => start('PAY_PAY')))
    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(2)
    for (const { page } of answers.filter(({ page }) => page)) await act(page, 'payTwice')
    expect(await coins()).toBe(9_999_999)
    expect(await validate()).toBe('MaxQuantityExceed')
  })

  it('is refused if it and the orders of the month in Japan, pending ones included, exceed the monthly limit (S141, Q73)', async () => {
    sandbox().time.now = new Date('2026-06-30T14:50:00Z')
    token = (await sandbox().given('a member', { profile: 'minimal', paidCoin: 0 })).accessToken
    await sandbox().given('a coin pack on sale', { webPrice: 2_500 })
    const answers = await Promise.all([start('PAY_PAY'), start('PAY_PAY'), start('PAY_PAY')])
    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(2)
    expect(await validate()).toBe('MaxAmountExceed')
    await act(answers.find(({ page }) => page)?.page ?? '', 'fail')
    expect(await validate()).toBeUndefined()
    await start('PAY_PAY')
    expect(await validate()).toBe('MaxAmountExceed')
    sandbox().advanceClock(minutes(10))
    expect(await validate()).toBeUndefined()
  })

  it('is refused outside the pack’s period of sale (Q70)', async () => {
    const db = await sandbox().db()
    const { now } = sandbox().time
    await db.updateTable('coin_pack').set({ published_until: now }).execute()
    expect((await start()).messageCode).toBe('UnavailablePeriod')
    await db
      .updateTable('coin_pack')
      .set({ published_from: now, published_until: new Date(now.getTime() + 1) })
      .execute()
    expect((await start()).status).toBe('SUCCEEDED')
  })

  it('requires a card for card methods, and a local return URL for methods with a page (X4)', async () => {
    const order = (body: object) =>
      sandbox().call(startPurchase, { body: { shopCoinId: 'shop-coin-1', ...body } as never }, { token })
    for (const body of [
      { paymentMethod: 'CREDIT_CARD', returnUrl },
      { paymentMethod: 'PERSISTENT_CARD', returnUrl },
      { paymentMethod: 'PAY_PAY', returnUrl, card: 'card-1' },
      { paymentMethod: 'PAY_PAY' },
      ...['https://evil.example/', 'ftp://localhost/', 'http://localhost.evil.example/', 'javascript:alert(1)'].map(
        (address) => ({ paymentMethod: 'PAY_PAY', returnUrl: address }),
      ),
    ])
      expect({ body, refused: (await order(body)).body.messageCode }).toEqual({ body, refused: 'InvalidArgument' })
  })

  it('uses a single-use token instead of the card number, which is stored nowhere (X14)', async () => {
    const { tokenUrl } = (await sandbox().call(getCreditCardForm, {}, { token })).body
    const show = async (card: object) => {
      const shown = { expiry: '209912', securityCode: '123', ...card }
      return sandbox().send('payment', tokenUrl, { method: 'POST', body: JSON.stringify(shown) })
    }
    for (const wrong of [{ number: '4242424242424241' }, { number: '1' }, { expiry: '202605' }, { securityCode: 'x' }])
      expect((await show({ number: '4242424242424242', ...wrong })).status).toBe(400)
    const tokenOf = async (number: string) =>
      ((await (await show({ number })).json()) as { cardToken: string }).cardToken
    const cardToken = await tokenOf('5555 5555 5555 4444')
    const body = { gateway: 'SBPS' as const, cardToken }
    const { creditCard } = (await sandbox().call(registerCreditCard, { body }, { token })).body
    expect(creditCard).toMatchObject({ brand: 'MASTERCARD', lastFour: '4444', expiry: '209912' })
    expect((await sandbox().call(registerCreditCard, { body }, { token })).body.messageCode).toBe('InvalidArgument')
    expect((await start('CREDIT_CARD', cardToken)).status).toBe('FAILED')
    expect((await start('CREDIT_CARD', await tokenOf('4000000000000002'))).status).toBe('FAILED')
    expect((await start('CREDIT_CARD', await tokenOf('4000000000003220'))).status).toBe('PENDING')
    expect((await start('CREDIT_CARD', await tokenOf('3530111333300000'))).status).toBe('SUCCEEDED')
    const { rows } = await sql<{ text: string }>`
      select row_to_json(c)::text as text from tsudoi_verification.gateway_card c
      union all select row_to_json(c)::text as text from tsudoi_verification.credit_card c
      union all select row_to_json(p)::text from tsudoi_verification.gateway_payment p
      union all select row_to_json(i)::text from tsudoi_verification.idempotency i`.execute(await sandbox().db())
    expect(rows.length).toBeGreaterThan(4)
    expect(rows.filter(({ text }) => /555555555555|353011133330|400000000000/.test(text))).toEqual([])
  })

  it('is hidden from other members, as are the buyer’s cards, and is refused with another member’s card (X11)', async () => {
    const { transactionId } = await start()
    token = (
      await sandbox().given('a member', { accountId: 'acc-other', email: 'o@example.com', uniqueName: 'other1' })
    ).accessToken
    expect((await sandbox().call(getTransaction, { params: { id: transactionId } }, { token })).status).toBe(404)
    expect((await sandbox().call(getCreditCard, { params: { id: 'card-1' } }, { token })).status).toBe(404)
    expect((await sandbox().call(listCreditCards, { query: { gateway: 'SBPS' } }, { token })).body.list).toEqual([])
    expect((await start()).messageCode).toBe('NotFound')
  })

  describe('by an account that is discarded afterwards', () => {
    const discard = () => sandbox().call(discardAccount, {}, { token })
    beforeEach(async () => {
      await sandbox().given('a fresh proof of the member')
    })
    const orderOf = async (id: string) => {
      const db = await sandbox().db()
      const order = db.selectFrom('payment_transaction').select(['account_id', 'status', 'price']).where('id', '=', id)
      return order.executeTakeFirst()
    }
    const refundsOf = async (id: string) => {
      const db = await sandbox().db()
      return db.selectFrom('refund_due').select('amount').where('order_id', '=', id).execute()
    }

    it('remains stored, and a later payment for it is recorded once as a refund due (Q103)', async () => {
      const { transactionId: waiting, page } = await start('CONVENIENCE')
      const { transactionId: paid } = await start()
      expect((await discard()).status).toBe(200)
      expect(await orderOf(paid)).toEqual({ account_id: null, status: 'SUCCEEDED', price: 1_000 })
      expect(await refundsOf(paid)).toEqual([])
      expect(await orderOf(waiting)).toEqual({ account_id: null, status: 'PENDING', price: 1_000 })
      expect((await act(page, 'payTwice')).status).toBe(303)
      expect((await notify({ orderId: waiting, result: 'SUCCEEDED', amount: 1_000 })).status).toBe(200)
      expect(await orderOf(waiting)).toEqual({ account_id: null, status: 'SUCCEEDED', price: 1_000 })
      expect(await refundsOf(waiting)).toEqual([{ amount: 1_000 }])
    })

    it('is refunded by its order number, once, and only if a refund is due (Q103)', async () => {
      const { transactionId: waiting, page } = await start('CONVENIENCE')
      const { transactionId: kept } = await start()
      await discard()
      await act(page, 'pay')
      const dataset = await sandbox().services.datasets.create('verification')
      const list = async () => `${await gatewayOverviewPage(dataset, [], await listRefunds(dataset.db))}`
      expect(await list()).toContain(`action="/_sandbox/gateway/verification/refunds/${waiting}"`)
      const refund = (id: string) =>
        sandbox().send('payment', `/_sandbox/gateway/verification/refunds/${id}`, { method: 'POST' })
      const answers = await Promise.all([refund(waiting), refund(waiting)])
      expect(answers.map(({ status }) => status)).toEqual([303, 303])
      const first = sandbox().time.now
      sandbox().advanceClock(minutes(1))
      await refund(waiting)
      const ofGateway = dataset.db.selectFrom('gateway_payment').select(['order_id', 'refunded_at'])
      const books = await ofGateway.where('order_id', 'in', [waiting, kept]).orderBy('refunded_at').execute()
      expect(books).toEqual([
        { order_id: waiting, refunded_at: first },
        { order_id: kept, refunded_at: null },
      ])
      expect((await refund(kept)).status).toBe(404)
      expect(await list()).not.toContain(`refunds/${waiting}`)
      expect(await list()).toContain('返金済み')
    })

    it('gives the coins or records a refund due, even when buying and discarding run concurrently', async () => {
      const rounds = Array.from({ length: amount({ part: 3, all: 15 }) }, (_, round) => `acc-leaving-${round}`)
      for (const accountId of rounds) {
        const own = { accountId, email: `${accountId}@example.com`, uniqueName: accountId.replaceAll('-', '') }
        token = (await sandbox().given('a member', { ...own, freeCoin: 0, paidCoin: 0 })).accessToken
        await sandbox().given('a fresh proof of the member', { accountId })
        await sandbox().given('a credit card', { accountId })
        const buying = Array.from({ length: 4 }, () => start())
        const answers = await Promise.all([...buying.slice(0, 2), discard(), ...buying.slice(2)])
        const statuses = new Set(answers.map((answer) => ('httpStatus' in answer ? answer.httpStatus : answer.status)))
        expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([])
      }
      await deliverDueNotifications(sandbox().services, await sandbox().services.datasets.create('verification'))
      const { rows } = await sql`
        select o.id from tsudoi_verification.gateway_payment g
        left join tsudoi_verification.payment_transaction o on o.id = g.order_id
        where g.result = 'SUCCEEDED' and (o.status is distinct from 'SUCCEEDED' or
          (select count(*) from tsudoi_verification.ledger_transaction where reason = 'PURCHASE' and reference = o.id)
          + (select count(*) from tsudoi_verification.refund_due where order_id = o.id) <> 1)`.execute(
        await sandbox().db(),
      )
      expect(rows).toEqual([])
    })
  })
})
