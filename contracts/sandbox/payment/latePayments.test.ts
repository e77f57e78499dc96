import { describe, expect, it } from 'vitest'
import { getCoinBalance, listCoinHistory } from '../../coin/coin.endpoints.ts'
import type { Endpoint } from '../../endpoint.ts'
import { countUsers } from '../../event/event.endpoints.ts'
import { drawGacha } from '../../gacha/gacha.endpoints.ts'
import { getTransaction } from '../../payment/payment.endpoints.ts'
import { listPresents, receivePresents } from '../../present/present.endpoints.ts'
import { registry } from '../../registry.ts'
import { viewStoryEpisode } from '../../story/story.endpoints.ts'
import { purchaseVideo } from '../../video/video.endpoints.ts'
import { balanceOf, spendCoins } from '../ledger/ledger.ts'
import { paidCoinCap } from '../ledger/purchaseLimits.ts'
import { timeAfter, minutes, seconds } from '../runtime/clock.ts'
import { newId } from '../runtime/newId.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'
import { decidePayment, lateNotificationDelayMs, openPayment } from './gateway/gateway.ts'

const accountId = 'acc-hikari'
const ordered = { paid: 1_100, price: 1_000 }
const web = { query: { platformType: 'WEB' as const } }

/**
 * Every endpoint that needs a bearer token. A request without one belongs to no member, whose payments could be due.
 */
const calls = Object.values(registry)
  .flatMap((endpoints) => Object.entries<Endpoint>(endpoints))
  .filter(([, { auth }]) => auth !== 'none')

await onBothEngines('coins of a payment about which the gateway notifies late', (sandbox) => {
  const dbContext = async () => ({ db: await sandbox().db(), now: sandbox().time.now })
  const balance = async () => balanceOf(await dbContext(), accountId)

  /** The id of the order that the latest call of `payLate` created. */
  let orderId: string

  /** Creates a payment that has succeeded but is notified to the payment host only `lateNotificationDelayMs` later. */
  async function payLate(paidCoin = 0) {
    orderId = newId('transaction')
    const member = await sandbox().given('a member', { freeCoin: 0, paidCoin })
    await sandbox().given('an order that waits at the convenience store', { transactionId: orderId })
    const at = await dbContext()
    const payment = await openPayment(at, {
      orderId,
      itemName: '1,100コイン',
      amount: ordered.price,
      method: 'CONVENIENCE',
      card: undefined,
      returnUrl: undefined,
      expiresAt: timeAfter(at.now, minutes(30)),
    })
    await decidePayment(at, payment.id, 'SUCCEEDED', [timeAfter(at.now, lateNotificationDelayMs)])
    return member
  }

  const confirm = () => sandbox().advanceClock(lateNotificationDelayMs)

  it.each(calls)(
    'are in the balance after a call of %s, whatever its answer (Q374)',
    async (_, { host, method, path, auth }) => {
      const { accessToken, refreshToken } = await payLate()
      confirm()
      const headers = { Authorization: `Bearer ${auth === 'refresh' ? refreshToken : accessToken}` }
      await sandbox().send(host, path.replace(/\{\w+\}/g, 'x'), { method, headers })
      const orders = (await sandbox().db()).selectFrom('payment_transaction').select('status').where('id', '=', orderId)
      expect(await orders.execute()).toEqual([{ status: 'SUCCEEDED' }])
    },
  )

  it('are not in the balance before the gateway’s notification is due', async () => {
    const { accessToken: token } = await payLate()
    sandbox().advanceClock(lateNotificationDelayMs - 1)
    expect((await sandbox().call(getCoinBalance, web, { token })).body.paid).toBe(0)
    sandbox().advanceClock(1)
    expect((await sandbox().call(getCoinBalance, web, { token })).body.paid).toBe(ordered.paid)
  })

  describe('are given before the answer if the next request', () => {
    it('is for the member’s history of coins', async () => {
      const { accessToken: token } = await payLate()
      confirm()
      const { body } = await sandbox().call(listCoinHistory, { query: {} }, { token })
      expect(body.list[0]?.optionCoin.paid).toBe(ordered.paid)
    })

    it('is for the order at the payment host', async () => {
      const { accessToken: token } = await payLate()
      confirm()
      const { body } = await sandbox().call(getTransaction, { params: { id: orderId } }, { token })
      expect(body.transaction.status).toBe('SUCCEEDED')
    })

    it('buys a gacha draw, a story episode or a video with these coins', async () => {
      const { accessToken: token } = await payLate()
      await sandbox().given('a channel')
      await sandbox().given('a gacha that can be drawn', { detail: 'minimal' })
      await sandbox().given('a story')
      await sandbox().given('a video', { accessType: 'RENTAL', detail: 'minimal' })
      confirm()
      const params = {
        ipId: 'ip-hoshiyomi',
        storyGroupId: 'story-hoshiyomi-1',
        storyEpisodeId: 'story-hoshiyomi-1-episode-2',
      }
      const platform = { platformType: 'WEB' as const }
      const draw = { params: { id: 'gacha-hoshiyomi-1' }, body: { count: 1, ...platform } }
      expect((await sandbox().call(drawGacha, draw, { token })).status).toBe(200)
      const view = { params, body: { ...platform, needsPurchase: true } }
      expect((await sandbox().call(viewStoryEpisode, view, { token })).status).toBe(200)
      const rent = { params: { id: 'video-hoshiyomi-1' }, body: platform }
      expect((await sandbox().call(purchaseVideo, rent, { token })).status).toBe(200)
    })

    it('is for an event stream', async () => {
      const { accessToken } = await payLate()
      confirm()
      const path = countUsers.path.replace(/\{\w+\}/g, 'x')
      const headers = { Authorization: `Bearer ${accessToken}`, Accept: 'text/event-stream' }
      await sandbox().send(countUsers.host, path, { headers })
      expect(await balance()).toMatchObject({ paid: ordered.paid })
    })

    it('is one of twelve concurrent requests for the balance, and only once', async () => {
      const { accessToken: token } = await payLate()
      confirm()
      const read = () => sandbox().call(getCoinBalance, web, { token })
      const answers = await Promise.all(Array.from({ length: 12 }, read))
      expect(answers.map(({ body }) => body.paid)).toEqual(answers.map(() => ordered.paid))
    })
  })

  it('are sent to the present box if they exceed the cap on paid coins; there they never expire, and can be received later (S144)', async () => {
    const { accessToken: token } = await payLate(paidCoinCap - 100)
    confirm()
    expect((await sandbox().call(getCoinBalance, web, { token })).body.paid).toBe(paidCoinCap)
    const { list } = (await sandbox().call(listPresents, { query: {} }, { token })).body
    expect(list).toMatchObject([{ itemKind: 'COIN', name: '有償コイン', amount: 1_000 }])
    expect(list[0]?.expireTime).toBeUndefined()
    const receive = async () => (await sandbox().call(receivePresents, { body: {} }, { token })).body
    expect(await receive()).toEqual({ receives: [], hasLimitExceededItems: true })
    await spend(1_000)
    expect((await receive()).receives).toHaveLength(1)
    expect(await balance()).toEqual({ free: 0, paid: paidCoinCap, total: paidCoinCap })
  })

  const spend = async (coins: number) => {
    const { db, now } = await dbContext()
    const reason = { reason: 'VIDEO', reference: 'video-hoshiyomi-1' } as const
    await db
      .transaction()
      .execute((trx) => spendCoins({ db: trx, now: timeAfter(now, seconds(1)) }, accountId, coins, reason))
  }
})
