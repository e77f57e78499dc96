import { beforeEach, describe, expect, it } from 'vitest'
import { reauthenticateByPassword } from '../../auth/auth.endpoints.ts'
import { callNamed, calls } from '../../cases.ts'
import { statesOfCase, type SuccessCase } from '../../case.ts'
import type { Endpoint } from '../../endpoint.ts'
import { drawGacha } from '../../gacha/gacha.endpoints.ts'
import {
  deleteCreditCard,
  listCreditCards,
  registerCreditCard,
  startPurchase,
} from '../../payment/payment.endpoints.ts'
import { getSpending, reportForgottenPin, startBreak } from '../../spending/spending.endpoints.ts'
import { minutes } from '../runtime/clock.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const dayMinutes = 24 * 60
const cards = { query: { gateway: 'SBPS' as const } }

await onBothEngines('what protects a member from spending', (sandbox) => {
  let token = ''
  beforeEach(async () => {
    sandbox().time.now = new Date('2026-06-01T03:00:00Z')
    token = (await sandbox().given('a member', { freeCoin: 9_000, paidCoin: 0 })).accessToken
    await sandbox().given('no coin packs')
    await sandbox().given('a coin pack on sale')
  })

  const breakFor = (length: number) => sandbox().call(startBreak, { body: { minutes: length } }, { token })
  const breakEnd = async () => (await sandbox().call(getSpending, {}, { token })).body.breakEndTime
  const mails = () => sandbox().services.datasets.shared.selectFrom('mail').selectAll().execute()
  /** The mails to the member that were stored since `before` was read. */
  const newMails = async (before: readonly { id: string }[]) => {
    const seen = new Set(before.map(({ id }) => id))
    return (await mails()).filter(({ id, recipient }) => recipient === 'hikari@example.com' && !seen.has(id))
  }

  describe('a break', () => {
    it('can be lengthened, and never shortened (Q526)', async () => {
      expect(await breakEnd()).toBeUndefined()
      expect((await breakFor(7 * dayMinutes)).body.breakEndTime).toBe('2026-06-08T03:00:00Z')
      expect((await breakFor(dayMinutes)).body.breakEndTime).toBe('2026-06-08T03:00:00Z')
      expect((await breakFor(30 * dayMinutes)).body.breakEndTime).toBe('2026-07-01T03:00:00Z')
      expect(await breakEnd()).toBe('2026-07-01T03:00:00Z')
    })

    it('ends by itself, after which the member can spend again', async () => {
      await sandbox().given('a channel')
      await sandbox().given('a gacha that can be drawn', { detail: 'minimal' })
      await breakFor(10)
      const request = { params: { id: 'gacha-hoshiyomi-1' }, body: { count: 1, platformType: 'WEB' as const } }
      const draw = () =>
        sandbox().call(drawGacha, request, { token, headers: { 'Idempotency-Key': crypto.randomUUID() } })
      expect((await draw()).body.messageCode).toBe('SpendingBreak')
      sandbox().advanceClock(minutes(10))
      expect(await breakEnd()).toBeUndefined()
      expect((await draw()).status).toBe(200)
    })
  })

  const paid = calls.filter(({ endpoint }) => endpoint.paid !== false).map(({ name }) => name)

  describe('each call that charges coins or money', () => {
    it('declares the message code SpendingBreak', () => {
      expect(paid).toHaveLength(6)
      for (const name of paid) expect(callNamed(name).endpoint.codes).toContain('SpendingBreak')
    })

    it.each(paid)('is refused during a break, and charges nothing: %s', async (name) => {
      const { endpoint, cases } = callNamed(name)
      const full = cases['full'] as SuccessCase<Endpoint>
      for (const { name: state, params } of statesOfCase(full)) {
        const values = (await sandbox().given(state, params)) as { accessToken?: string }
        token = values.accessToken ?? token
      }
      await sandbox().given('a break from spending')
      const db = await sandbox().db()
      const entries = () => db.selectFrom('ledger_entry').selectAll().execute()
      const orders = () => db.selectFrom('payment_transaction').select('id').execute()
      const before = [await entries(), await orders()]
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      const { status, body } = await sandbox().call(endpoint, full.request as object, { token, headers })
      expect({ status, code: body.messageCode }).toEqual({ status: 409, code: 'SpendingBreak' })
      expect([await entries(), await orders()]).toEqual(before)
    })
  })

  it('refuses gacha draws once a break has started, even if draws are requested at the same time as the break', async () => {
    await sandbox().given('a channel')
    await sandbox().given('a gacha that can be drawn', { detail: 'minimal' })
    const request = { params: { id: 'gacha-hoshiyomi-1' }, body: { count: 1, platformType: 'WEB' as const } }
    const draw = () =>
      sandbox().call(drawGacha, request, { token, headers: { 'Idempotency-Key': crypto.randomUUID() } })
    const [, ...answers] = await Promise.all([breakFor(dayMinutes), ...Array.from({ length: 6 }, draw)])
    expect((await draw()).body.messageCode).toBe('SpendingBreak')
    for (const { status, body } of answers) expect([200, 409]).toContain(status === 200 ? 200 : body.code)
  })

  describe('a forgotten PIN', () => {
    const body = { deviceName: 'Chrome（Android）' }

    it('is removed only after a proof of identity, and is reported by mail with the device (Q526)', async () => {
      const refused = await sandbox().call(reportForgottenPin, { body }, { token })
      expect(refused.body.messageCode).toBe('ReauthenticationRequired')
      const wrong = await sandbox().call(reauthenticateByPassword, { body: { password: 'wrong-pass' } }, { token })
      expect(wrong.body.messageCode).toBe('WrongPassword')
      const before = await mails()
      const proof = await sandbox().call(reauthenticateByPassword, { body: { password: 'Tsudoi-2026' } }, { token })
      const { status } = await sandbox().call(reportForgottenPin, { body }, { token: proof.body.accessToken })
      expect(status).toBe(200)
      const sent = await newMails(before)
      expect(sent).toHaveLength(1)
      expect(sent[0]?.subject).toContain('暗証番号をなくしました')
      expect(sent[0]?.body).toContain('Chrome（Android）')
    })
  })

  describe('a payment in yen', () => {
    const buy = (card: string) =>
      sandbox().call(
        startPurchase,
        { body: { shopCoinId: 'shop-coin-1', paymentMethod: 'PERSISTENT_CARD', card } },
        { token, headers: { 'Idempotency-Key': crypto.randomUUID() } },
      )

    it('is reported by one mail with the item, the amount, the time and how to stop (Q528)', async () => {
      await sandbox().given('a credit card')
      const before = await mails()
      expect((await buy('card-1')).body.status).toBe('SUCCEEDED')
      const sent = await newMails(before)
      expect(sent).toHaveLength(1)
      for (const text of ['1,100コイン', '1,000円（税込）', '2026/06/01 12:00', '/order-history', '/mypage/spending'])
        expect(sent[0]?.body).toContain(text)
    })

    it('with a registered card is refused below the age of 18; such a member can delete a card, but not register one (Q527)', async () => {
      await sandbox().given('a credit card')
      await sandbox().given('a card token')
      await sandbox().given('a birthday of 17 years ago')
      const register = { body: { gateway: 'SBPS' as const, cardToken: 'token-visa-1' } }
      const refused = await sandbox().call(registerCreditCard, register, { token })
      expect(refused.body.messageCode).toBe('CardNotForMinors')
      expect((await buy('card-1')).body.messageCode).toBe('CardNotForMinors')
      expect((await sandbox().call(listCreditCards, cards, { token })).body.list).toHaveLength(1)
      expect((await sandbox().call(deleteCreditCard, { params: { id: 'card-1' } }, { token })).status).toBe(200)
      expect((await sandbox().call(listCreditCards, cards, { token })).body.list).toEqual([])
      // Checks that the refused request has not used up the token.
      const db = await sandbox().db()
      await db.updateTable('profile').set({ birthday: '2004-02-29' }).where('account_id', '=', 'acc-hikari').execute()
      expect((await sandbox().call(registerCreditCard, register, { token })).body.creditCard.lastFour).toBe('4242')
    })
  })
})
