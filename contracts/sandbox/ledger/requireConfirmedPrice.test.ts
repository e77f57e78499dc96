import { beforeEach, describe, expect, it } from 'vitest'
import { statesOfCase, type SuccessCase } from '../../case.ts'
import { callNamed, calls, type CallName } from '../../cases.ts'
import type { Endpoint } from '../../endpoint.ts'
import { amount } from '../../testing/amount.ts'
import type { Db } from '../schema.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'
import { priceRaisers } from '../testing/priceRaisers.ts'

const raiseBy = 10

const expecting = Object.keys(priceRaisers).map((name) => callNamed(name as CallName))

/** Reads every wallet, and counts the rows of every table to which a charging request may write. */
async function walletsAndRowCounts(db: Db): Promise<unknown> {
  const count = (table: 'ledger_transaction' | 'payment_transaction' | 'idempotency' | 'vote' | 'gacha_draw') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  const tables = ['ledger_transaction', 'payment_transaction', 'idempotency', 'vote', 'gacha_draw'] as const
  const wallets = await db.selectFrom('ledger_account').select(['id', 'balance']).orderBy('id').execute()
  return { wallets, rows: await Promise.all(tables.map(count)) }
}

describe('the endpoints in this test’s table', () => {
  it('are exactly the endpoints that declare PriceChanged', () => {
    const declared = calls.filter(({ endpoint }) => endpoint.codes.includes('PriceChanged'))
    expect(expecting.map(({ name }) => name).toSorted()).toEqual(declared.map(({ name }) => name).toSorted())
  })
})

await onBothEngines('the price that a member confirmed (Q353, X13)', (sandbox) => {
  describe.each(expecting.map((call) => [call.name, call] as const))('the endpoint %s', (name, { endpoint, cases }) => {
    const full = cases['full'] as SuccessCase<Endpoint>
    const request = full.request as object
    const { query: _expectation, ...withoutExpectation } = full.request as { query?: object }
    let token = ''
    let db: Db
    const aKey = crypto.randomUUID()

    beforeEach(async () => {
      token = ''
      for (const { name: state, params } of statesOfCase(full)) {
        const values = (await sandbox().given(state, params)) as { accessToken?: string }
        token = values.accessToken ?? token
      }
      db = await sandbox().db()
    })

    const send = (sent: object, key: string = crypto.randomUUID()) =>
      sandbox().call(endpoint, sent, { token, headers: { 'Idempotency-Key': key } })
    const raise = (by: number = raiseBy) => priceRaisers[name]?.(db, by)

    it('refuses with PriceChanged if the price has changed since the confirmation, and charges nothing', async () => {
      await raise()
      const before = await walletsAndRowCounts(db)
      const { status, body } = await send(request)
      expect({ status, code: body.messageCode }).toEqual({ status: 409, code: 'PriceChanged' })
      expect(await walletsAndRowCounts(db)).toEqual(before)
    })

    it('refuses with PriceChanged even if the price has fallen since the confirmation', async () => {
      await raise(-raiseBy)
      expect((await send(request)).body.messageCode).toBe('PriceChanged')
    })

    it('charges the new price if the caller sent no expected price', async () => {
      await raise()
      expect((await send(withoutExpectation)).status).toBe(200)
    })

    it('charges the confirmed price if it is current, even under an idempotency key that was refused before', async () => {
      await raise()
      expect((await send(request, aKey)).body.messageCode).toBe('PriceChanged')
      await raise(-raiseBy)
      expect((await send(request, aKey)).status).toBe(200)
    })

    it('answers a repeat under the first request’s idempotency key with the first answer, even if the price has changed', async () => {
      const first = await send(request, aKey)
      expect(first.status).toBe(200)
      const after = await walletsAndRowCounts(db)
      await raise()
      expect(await send(request, aKey)).toEqual(first)
      // Repeats the operation under the same key, but without an expected price.
      expect(await send(withoutExpectation, aKey)).toEqual(first)
      expect(await walletsAndRowCounts(db)).toEqual(after)
    })
  })

  it('is the only price that gacha draws are charged while an operator changes the price concurrently', async () => {
    const { accessToken: token } = await sandbox().given('a member', { freeCoin: 9_000, paidCoin: 0 })
    await sandbox().given('a channel')
    await sandbox().given('a gacha that can be drawn', { detail: 'minimal' })
    const gachaId = 'gacha-hoshiyomi-1'
    const db = await sandbox().db()
    const { endpoint } = callNamed('gacha.drawGacha')
    const draws = amount({ part: 20, all: 100 })
    const request = { params: { id: gachaId }, body: { count: 1, platformType: 'WEB' }, query: { expectedPrice: 30 } }
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: draws }, () => sandbox().call(endpoint, request, { token }))),
      (async () => {
        for (let index = 0; index < draws; index += 1)
          await priceRaisers['gacha.drawGacha']?.(db, index % 2 === 0 ? raiseBy : -raiseBy)
      })(),
    ])
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => body.messageCode))).toEqual(
      new Set(refused.length > 0 ? ['PriceChanged'] : []),
    )
    const { spent } = await db
      .selectFrom('gacha_draw')
      .select(({ fn }) => fn.sum<number | null>('consume_coin').as('spent'))
      .where('gacha_id', '=', gachaId)
      .executeTakeFirstOrThrow()
    expect(spent ?? 0).toBe((draws - refused.length) * 30)
  })
})
