import { describe, expect, it } from 'vitest'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import { buyLottery, getLottery, selectLotteryItem } from '../../lottery/lottery.endpoints.ts'
import { timeAfter, minutes } from '../runtime/clock.ts'
import { winnersOf } from './lotteryDraw.ts'
import { lotteryHandlers } from './lottery.handlers.ts'
import { verificationDataset } from '../runtime/db/datasets.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const id = 'lottery-hoshiyomi-1'
const here = { params: { id } }
const buy = (count: number) => ({ ...here, body: { count } })
const web = { query: { platformType: 'WEB' as const } }

describe('winnersOf(), which draws the winners of a lottery,', () => {
  const prizes = [
    { id: 'first', winner_count: 1 },
    { id: 'second', winner_count: 3 },
  ]
  const entries = Array.from({ length: 50 }, (_, index) => ({
    id: `entry-${index}`,
    account_id: `acc-${index % 20}`,
    entry_count: 1 + (index % 3),
  }))

  it('returns as many winners as prizes, each member once, and equal winners for equal seeds', () => {
    const wins = winnersOf('a seed', entries, prizes)
    expect(wins.map(({ prizeId }) => prizeId)).toEqual(['first', 'second', 'second', 'second'])
    expect(new Set(wins.map(({ accountId }) => accountId)).size).toBe(4)
    expect(winnersOf('a seed', entries.toReversed(), prizes)).toEqual(wins)
    expect(winnersOf('another seed', entries, prizes)).not.toEqual(wins)
  })

  it('returns fewer winners than prizes if fewer members have entered', () => {
    expect(winnersOf('a seed', entries.slice(0, 2), prizes)).toHaveLength(2)
    expect(winnersOf('a seed', [], prizes)).toEqual([])
  })

  it('is fair: each of four entries wins about a quarter of 2,000 draws with different seeds', () => {
    const four = entries.slice(0, 4).map((entry) => ({ ...entry, entry_count: 1 }))
    const wins = new Map<string, number>()
    for (let seed = 0; seed < 2_000; seed += 1) {
      const [first] = winnersOf(`seed ${seed}`, four, prizes.slice(0, 1))
      wins.set(first!.accountId, (wins.get(first!.accountId) ?? 0) + 1)
    }
    for (const count of wins.values()) expect(Math.abs(count - 500)).toBeLessThan(100)
  })
})

await onBothEngines('a lottery', (sandbox) => {
  async function fan(accountId = 'acc-hikari', freeCoin = 3000) {
    const names = { accountId, email: `${accountId}@example.com`, uniqueName: accountId.replace('-', '') }
    return (await sandbox().given('a member', { ...names, freeCoin, paidCoin: 0 })).accessToken
  }

  async function lottery(fields: { entry_limit?: number; limit_per_member?: number } = {}) {
    await sandbox().given('a channel')
    await sandbox().given('a lottery')
    const db = await sandbox().db()
    if (Object.keys(fields).length > 0) await db.updateTable('lottery').set(fields).where('id', '=', id).execute()
  }

  /** Moves the clock past the entry period and the announcement. */
  async function announce() {
    const { now } = sandbox().time
    const times = { entry_until: timeAfter(now, -minutes(2)), announced_at: timeAfter(now, -minutes(1)) }
    await (await sandbox().db()).updateTable('lottery').set(times).where('id', '=', id).execute()
  }

  it('sells only its available entries in 40 concurrent requests by four members, each at the exact price (C162)', async () => {
    await lottery({ entry_limit: 7 })
    const tokens = await Promise.all(['acc-1', 'acc-2', 'acc-3', 'acc-4'].map((each) => fan(each, 1000)))
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => sandbox().call(buyLottery, buy(1), { token: tokens[index % 4] })),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(answers.length - refused.length).toBe(7)
    expect(new Set(refused.map(({ body }) => body.messageCode))).toEqual(new Set(['FailedPrecondition']))
    const balances = await Promise.all(tokens.map((token) => sandbox().call(getCoinBalance, web, { token })))
    expect(balances.reduce((sum, { body }) => sum + body.total, 0)).toBe(4000 - 700)
    expect((await sandbox().call(getLottery, here, { token: tokens[0] })).body.lottery.state).toBe('SOLD_OUT')
  })

  it('enforces its limit per member in 20 concurrent requests, and sells once for a repeated idempotency key (X13)', async () => {
    const token = await fan()
    await lottery()
    const answers = await Promise.all(Array.from({ length: 20 }, () => sandbox().call(buyLottery, buy(3), { token })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const headers = { 'Idempotency-Key': 'the-same-entry' }
    const first = await sandbox().call(buyLottery, buy(1), { token, headers })
    expect(await sandbox().call(buyLottery, buy(1), { token, headers })).toEqual(first)
    expect(first.body).toMatchObject({ lottery: { entryCount: 10 }, balance: { total: 2000 } })
  })

  it('is drawn once, at the first read after its announcement time, with at most as many winners as prizes', async () => {
    await lottery()
    const tokens = await Promise.all(['acc-1', 'acc-2', 'acc-3', 'acc-4', 'acc-5'].map((each) => fan(each)))
    for (const token of tokens) await sandbox().call(buyLottery, buy(2), { token })
    expect((await sandbox().call(getLottery, here, { token: tokens[0] })).body.result).toBeUndefined()
    await announce()
    expect((await sandbox().call(buyLottery, buy(1), { token: tokens[0] })).body.messageCode).toBe('UnavailablePeriod')
    const readLottery = () =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) => sandbox().call(getLottery, here, { token: tokens[index % 5] })),
      )
    const results = (await readLottery()).map(({ body }) => body.result?.rewardResultList.length)
    expect(results.slice(0, 5).filter((won) => won === 0)).toHaveLength(4)
    expect(results.slice(0, 5).filter((won) => won === 1)).toHaveLength(1)
    expect((await readLottery()).map(({ body }) => body.result?.rewardResultList.length)).toEqual(results)
    const wins = await (await sandbox().db()).selectFrom('lottery_win').select('prize_id').execute()
    expect(wins).toHaveLength(1)
    const stranger = await fan('acc-6')
    expect((await sandbox().call(getLottery, here, { token: stranger })).body.result).toBeUndefined()
  })

  it('refuses an entry whose request had to wait until after the draw, and charges nothing', async () => {
    await lottery()
    const token = await fan()
    const dataset = await sandbox().services.datasets.create(verificationDataset)
    // A request that starts before the end of the entry period but gets the lock only after the draw.
    const began = {
      ...buy(1),
      query: {},
      db: dataset.db,
      now: sandbox().time.now,
      dataset,
      services: sandbox().services,
      operation: 'POST /v2/lottery/{id}/buy',
      address: '127.0.0.1',
      deviceId: undefined,
      userAgent: undefined,
      sessionId: undefined,
      accountId: 'acc-hikari',
      grants: false as const,
      refreshTokenId: undefined,
      idempotencyKey: 'an-entry-that-waits',
    }
    const { entry_until } = await dataset.db
      .selectFrom('lottery')
      .select('entry_until')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    sandbox().time.now = entry_until
    await expect(lotteryHandlers.buyLottery(began)).rejects.toMatchObject({ messageCode: 'UnavailablePeriod' })
    sandbox().time.now = began.now
    expect((await sandbox().call(getCoinBalance, web, { token })).body.total).toBe(3000)
    await dataset.db.updateTable('lottery').set({ drawn_run: 1 }).where('id', '=', id).execute()
    await expect(lotteryHandlers.buyLottery(began)).rejects.toMatchObject({ messageCode: 'UnavailablePeriod' })
  })

  it('gives the winner the chosen item once, and refuses a second choice (C163, S125)', async () => {
    const token = await fan()
    await lottery()
    await sandbox().call(buyLottery, buy(1), { token })
    const choose = (rewardId: string) => sandbox().call(selectLotteryItem, { ...here, body: { rewardId } }, { token })
    expect((await choose(`${id}-item-2`)).body.messageCode).toBe('NotFound')
    await announce()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => choose(`${id}-item-${index % 2 === 0 ? 2 : 1}`)),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => body.messageCode))).toEqual(new Set(['AlreadyAcquired']))
    expect(refused).toHaveLength(5)
    const owned = await (await sandbox().db()).selectFrom('owned_item').select(['item_id', 'owned_count']).execute()
    const [chosen] = answers.find(({ status }) => status === 200)!.body.accItemList
    expect(owned).toEqual([{ item_id: chosen!.itemId, owned_count: 1 }])
    const { body } = await sandbox().call(getLottery, here, { token })
    expect(body.result?.rewardResultList[0]?.accItemList).toEqual([chosen])
  })
})
