import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { discardAccount } from '../../account/account.endpoints.ts'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import {
  agreeGacha,
  drawGacha,
  getGacha,
  getGachaDetail,
  getGachaStockout,
  listGacha,
} from '../../gacha/gacha.endpoints.ts'
import { listPresents } from '../../present/present.endpoints.ts'
import { amount } from '../../testing/amount.ts'
import { holdingLimit } from '../inventory/keepers.ts'
import { minutes } from '../runtime/clock.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const params = { id: 'gacha-hoshiyomi-1' }
const once = { params, body: { count: 1, platformType: 'WEB' as const } }
const tenfold = { params, body: { count: 10, platformType: 'WEB' as const } }
const web = { query: { platformType: 'WEB' as const } }

await onBothEngines('a gacha', (sandbox) => {
  /** Creates a member with coins, and an open gacha without terms. */
  async function fan(coins: { freeCoin: number; paidCoin: number }) {
    const { accessToken: token } = await sandbox().given('a member', coins)
    await sandbox().given('a channel')
    await sandbox().given('a gacha that can be drawn', { detail: 'minimal' })
    return token
  }

  async function setStock(stock: number) {
    await (await sandbox().db()).updateTable('gacha_item').set({ stock }).execute()
  }

  /** Checks that the ledger is consistent. */
  async function expectSoundLedger() {
    const db = await sandbox().db()
    const { rows } = await sql<{ unbalanced: number; wrong: number }>`
        select
          (select count(*) from (select 1 from tsudoi_verification.ledger_entry group by transaction_id having sum(amount) <> 0) as t) as unbalanced,
          (select count(*) from tsudoi_verification.ledger_account as a where account_id is not null and balance <>
            (select coalesce(sum(amount), 0) from tsudoi_verification.ledger_entry where ledger_account_id = a.id)) as wrong
      `.execute(db)
    expect(rows).toEqual([{ unbalanced: 0, wrong: 0 }])
  }

  it('never charges a coin twice: of 50 concurrent draws, as many succeed as the balance pays for (C078)', async () => {
    const token = await fan({ freeCoin: 100, paidCoin: 200 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => sandbox().call(drawGacha, once, { token })))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(answers.length - refused.length).toBe(10)
    expect(new Set(refused.map(({ body }) => body.messageCode))).toEqual(new Set(['NotEnoughCoin']))
    expect((await sandbox().call(getCoinBalance, web, { token })).body).toEqual({ free: 0, paid: 0, total: 0 })
    const owned = await (await sandbox().db()).selectFrom('owned_item').select('owned_count').execute()
    expect(owned.reduce((sum, { owned_count }) => sum + owned_count, 0)).toBe(10)
    await expectSoundLedger()
  })

  it('sends drawn items beyond the holding limit to the present box, and marks these items in the answer (Q372)', async () => {
    const token = await fan({ freeCoin: 300, paidCoin: 0 })
    await sandbox().given('owned gacha items')
    const db = await sandbox().db()
    await db.updateTable('owned_item').set({ owned_count: holdingLimit.ofOneItem }).execute()
    const { body } = await sandbox().call(drawGacha, tenfold, { token })
    const drawn = body.resultList.map(({ itemId }) => itemId)
    expect(
      body.resultList.map(({ isNew, ownedCount, isSentToPresents }) => [isNew, ownedCount, isSentToPresents]),
    ).toEqual(drawn.map(() => [false, holdingLimit.ofOneItem, true]))
    const owned = await db.selectFrom('owned_item').select('owned_count').execute()
    expect(new Set(owned.map(({ owned_count }) => owned_count))).toEqual(new Set([holdingLimit.ofOneItem]))
    const { list } = (await sandbox().call(listPresents, { query: {} }, { token })).body
    expect(list.map(({ message }) => message)).toEqual(drawn.map(() => '「冬の星座」で引いた景品です。'))
  })

  it('never gives an item twice: 50 concurrent draws by five members take the last eight items, and the others are refused (C080)', async () => {
    await fan({ freeCoin: 0, paidCoin: 0 })
    await setStock(2)
    const tokens = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        sandbox().given('a member', {
          accountId: `acc-${index}`,
          email: `${index}@example.com`,
          uniqueName: `fan00${index}`,
          freeCoin: 3000,
        }),
      ),
    )
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        sandbox().call(drawGacha, once, { token: tokens[index % 5]?.accessToken }),
      ),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(answers.length - refused.length).toBe(8)
    expect(new Set(refused.map(({ body }) => body.messageCode))).toEqual(new Set(['NoGachaItemToDraw']))
    const stocks = await (await sandbox().db()).selectFrom('gacha_item').select('stock').execute()
    expect(stocks.map(({ stock }) => stock)).toEqual([0, 0, 0, 0])
    await expectSoundLedger()
  })

  it('returns the first result for a repeated idempotency key and charges once, even while the first request still runs (X13)', async () => {
    const token = await fan({ freeCoin: 3000, paidCoin: 0 })
    const headers = { 'Idempotency-Key': 'the-same-key' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sandbox().call(drawGacha, tenfold, { token, headers })),
    )
    const later = await sandbox().call(drawGacha, tenfold, { token, headers })
    for (const answer of answers) expect(answer).toEqual(later)
    expect(later.body.balance).toEqual({ free: 2700, paid: 0, total: 2700 })
    expect(later.body.resultList).toHaveLength(10)
    const other = await sandbox().call(drawGacha, once, { token, headers })
    expect(other.body.messageCode).toBe('InvalidArgument')
  })

  it('answers each draw with a result or 401, and loses no coin, when the member draws and discards the account concurrently (X13, Q103)', async () => {
    await fan({ freeCoin: 0, paidCoin: 0 })
    await setStock(1_000)
    const rounds = Array.from({ length: amount({ part: 4, all: 30 }) }, (_, round) => `acc-leaving-${round}`)
    for (const [round, accountId] of rounds.entries()) {
      const own = { accountId, email: `${accountId}@example.com`, uniqueName: accountId.replaceAll('-', '') }
      const { accessToken: token } = await sandbox().given('a member', { ...own, freeCoin: 300 })
      await sandbox().given('a fresh proof of the member', { accountId })
      const headers = { 'Idempotency-Key': `the-same-key-of-${accountId}` }
      const draw = () => sandbox().call(drawGacha, once, { token })
      const drawAgain = () => sandbox().call(drawGacha, once, { token, headers })
      const draws = () => [draw(), drawAgain(), draw(), drawAgain()]
      const early = draws()
      // In every second round, starts discarding the account only after one draw: discarding is faster than drawing and
      // would otherwise always finish first.
      if (round % 2 === 1) await Promise.race(early)
      const leaving = sandbox().call(discardAccount, {}, { token })
      const answers = await Promise.all([...early, leaving, ...draws()])
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual([])
    }
    await expectSoundLedger()
    const db = await sandbox().db()
    const left = db.selectFrom('ledger_account').select('id').where('id', 'like', 'acc-leaving-%')
    const wallets = left.where('account_id', 'is', null).where('balance', '<>', 0)
    expect(await wallets.execute()).toEqual([])
    const leftoverItems = db.selectFrom('owned_item').select('account_id').where('account_id', 'like', 'acc-leaving-%')
    expect(await leftoverItems.execute()).toEqual([])
  })

  it('charges a member’s free coins before the paid coins', async () => {
    const token = await fan({ freeCoin: 100, paidCoin: 500 })
    expect((await sandbox().call(drawGacha, tenfold, { token })).body.balance).toEqual({
      free: 0,
      paid: 300,
      total: 300,
    })
    await expectSoundLedger()
  })

  it('refuses ten draws if only nine items are left, and charges no coin (NoGachaItemToDraw)', async () => {
    const token = await fan({ freeCoin: 300, paidCoin: 0 })
    await setStock(0)
    const db = await sandbox().db()
    await db.updateTable('gacha_item').set({ stock: 9 }).where('position', '=', 3).execute()
    expect((await sandbox().call(drawGacha, tenfold, { token })).body.messageCode).toBe('NoGachaItemToDraw')
    expect((await sandbox().call(getCoinBalance, web, { token })).body.total).toBe(300)
    const { body } = await sandbox().call(getGachaDetail, { params }, { token })
    expect(body.itemList.map(({ ratePercent }) => ratePercent)).toEqual([0, 0, 0, 100])
    const stockout = await sandbox().call(getGachaStockout, { params }, { token })
    expect(stockout.body.items).toHaveLength(3)
  })

  it('refuses draws until the member has agreed to its terms once; a second agreement succeeds, too (C079)', async () => {
    const token = await fan({ freeCoin: 300, paidCoin: 0 })
    await sandbox().given('a gacha that can be drawn')
    expect((await sandbox().call(drawGacha, once, { token })).body.messageCode).toBe('GachaNotAgreed')
    await sandbox().call(agreeGacha, { params }, { token })
    expect((await sandbox().call(agreeGacha, { params }, { token })).status).toBe(200)
    expect((await sandbox().call(drawGacha, once, { token })).status).toBe(200)
    expect((await sandbox().call(getGacha, { params }, { token })).body.gacha).toMatchObject({
      hasAgreed: true,
      remainingDrawCount: 49,
    })
  })

  it('refuses draws beyond a member’s limit with status 409, and allows draws again in the gacha’s next run', async () => {
    const token = await fan({ freeCoin: 3000, paidCoin: 0 })
    const db = await sandbox().db()
    await db.updateTable('gacha').set({ draw_limit: 1 }).where('id', '=', params.id).execute()
    const answers = await Promise.all(Array.from({ length: 5 }, () => sandbox().call(drawGacha, once, { token })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
    const list = { query: { ipId: 'ip-hoshiyomi' } }
    expect((await sandbox().call(listGacha, list, { token })).body.gachaList[0]?.stock).toBe('LIMITED_BY_USER')
    sandbox().advanceClock(minutes(1))
    await db.updateTable('gacha').set({ published_from: sandbox().time.now }).where('id', '=', params.id).execute()
    expect((await sandbox().call(listGacha, list, { token })).body.gachaList[0]?.stock).toBe('IN_STOCK')
  })

  it('gives a member each item only up to the item’s limit per member', async () => {
    const token = await fan({ freeCoin: 3000, paidCoin: 0 })
    await (await sandbox().db()).updateTable('gacha_item').set({ limit_per_member: 1 }).execute()
    for (let draw = 0; draw < 4; draw += 1) expect((await sandbox().call(drawGacha, once, { token })).status).toBe(200)
    expect((await sandbox().call(drawGacha, once, { token })).body.messageCode).toBe('NoGachaItemToDraw')
    const { body } = await sandbox().call(getGachaDetail, { params }, { token })
    expect(new Set(body.itemList.map(({ stock }) => stock))).toEqual(new Set(['LIMITED_BY_USER']))
  })

  it('can be drawn until exactly its end, and for free until exactly the end of the free period (Q70, FailedPrecondition)', async () => {
    const token = await fan({ freeCoin: 300, paidCoin: 0 })
    const db = await sandbox().db()
    await db.updateTable('gacha').set({ published_until: sandbox().time.now }).where('id', '=', params.id).execute()
    expect((await sandbox().call(drawGacha, once, { token })).body.messageCode).toBe('GachaUnavailable')
    await sandbox().given('a gacha whose free period has ended')
    expect((await sandbox().call(drawGacha, once, { token })).body.messageCode).toBe('FailedPrecondition')
    expect((await sandbox().call(getGacha, { params }, { token })).status).toBe(200)
  })

  it('is shown from its announcement on, but can be drawn only from exactly its start on (Q151, C075–C080)', async () => {
    const token = await fan({ freeCoin: 300, paidCoin: 0 })
    await sandbox().given('a gacha that is announced')
    const list = { query: { ipId: 'ip-hoshiyomi' } }
    const listed = async () => (await sandbox().call(listGacha, list, { token })).body.gachaList
    const [coming] = await listed()
    expect(Date.parse(coming?.publicationStartTime ?? '')).toBeGreaterThan(sandbox().time.now.getTime())
    expect((await sandbox().call(getGacha, { params }, { token })).status).toBe(200)
    expect((await sandbox().call(getGachaDetail, { params }, { token })).status).toBe(200)
    expect((await sandbox().call(getGachaStockout, { params }, { token })).body.items).toEqual([])
    expect((await sandbox().call(drawGacha, once, { token })).body.messageCode).toBe('GachaUnavailable')
    expect((await sandbox().call(agreeGacha, { params }, { token })).body.messageCode).toBe('GachaUnavailable')
    const db = await sandbox().db()
    const starts = sandbox().time.now
    await db.updateTable('gacha').set({ published_from: starts }).where('id', '=', params.id).execute()
    expect((await sandbox().call(drawGacha, once, { token })).status).toBe(200)
    const later = new Date(starts.getTime() + minutes(1))
    await db.updateTable('gacha').set({ published_from: later, announced_from: later }).execute()
    expect(await listed()).toEqual([])
    expect((await sandbox().call(getGacha, { params }, { token })).body.messageCode).toBe('GachaUnavailable')
  })

  it('returns odds that add up to 100 at every stock, from the first draw to the last (C077)', async () => {
    const token = await fan({ freeCoin: 3000, paidCoin: 0 })
    const db = await sandbox().db()
    for (const [position, stock] of [1, 3, 2, 5].entries())
      await db.updateTable('gacha_item').set({ stock }).where('position', '=', position).execute()
    for (let left = 11; left >= 0; left -= 1) {
      const { itemList } = (await sandbox().call(getGachaDetail, { params }, { token })).body
      const total = itemList.reduce((sum, { ratePercent }) => sum + ratePercent, 0)
      expect(Math.abs(total - (left > 0 ? 100 : 0))).toBeLessThanOrEqual(0.01)
      for (const { stock, ratePercent } of itemList) expect(ratePercent > 0).toBe(stock === 'IN_STOCK')
      expect((await sandbox().call(drawGacha, once, { token })).status === 200).toBe(left > 0)
    }
  })

  it('refuses three draws in one request, because it has prices only for one and ten (InvalidArgument)', async () => {
    const token = await fan({ freeCoin: 300, paidCoin: 0 })
    const three = { params, body: { count: 3, platformType: 'WEB' as const } }
    expect((await sandbox().call(drawGacha, three, { token })).body.messageCode).toBe('InvalidArgument')
  })

  it('stores its charges in a ledger in which the database rejects unbalanced entries, changes and negative balances', async () => {
    await fan({ freeCoin: 100, paidCoin: 0 })
    const db = await sandbox().db()
    const { id } = await db
      .selectFrom('ledger_account')
      .select('id')
      .where('account_id', '=', 'acc-hikari')
      .where('kind', '=', 'FREE')
      .executeTakeFirstOrThrow()
    const move = (entries: readonly [string, number][]) =>
      db.transaction().execute(async (trx) => {
        const transaction = { id: crypto.randomUUID(), reason: 'TEST', reference: null, created_at: new Date() }
        await trx.insertInto('ledger_transaction').values(transaction).execute()
        const rows = entries.map(([ledger_account_id, amount]) => ({
          transaction_id: transaction.id,
          ledger_account_id,
          amount,
        }))
        await trx.insertInto('ledger_entry').values(rows).execute()
      })
    await expect(move([[id, 50]])).rejects.toThrow('does not add up')
    await expect(
      move([
        [id, -101],
        ['house-spent', 101],
      ]),
    ).rejects.toThrow('balance')
    await expect(db.updateTable('ledger_entry').set({ amount: 1 }).execute()).rejects.toThrow('only ever added to')
    await expect(db.deleteFrom('ledger_entry').execute()).rejects.toThrow('only ever added to')
    await expectSoundLedger()
  })
})
