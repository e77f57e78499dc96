import { expect, it } from 'vitest'
import { getCurrencyLimit, listCoinHistory } from '../../coin/coin.endpoints.ts'
import { drawGacha } from '../../gacha/gacha.endpoints.ts'
import { minutes, seconds } from '../runtime/clock.ts'
import { ageOf, purchaseLimitFor, startOfMonth } from '../ledger/purchaseLimits.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

await onBothEngines('a member’s coins', (sandbox) => {
  it('are listed in the history with what they were spent on, free and paid coins separately, the latest movement first (S145)', async () => {
    const { accessToken: token } = await sandbox().given('a member', { freeCoin: 20, paidCoin: 100 })
    await sandbox().given('a channel')
    await sandbox().given('a gacha that can be drawn', { detail: 'minimal' })
    sandbox().advanceClock(minutes(1))
    const request = { params: { id: 'gacha-hoshiyomi-1' }, body: { count: 1, platformType: 'WEB' as const } }
    await sandbox().call(drawGacha, request, { token })
    const { body } = await sandbox().call(listCoinHistory, { query: {} }, { token })
    expect(body.list[0]).toMatchObject({
      message: 'ガチャ「冬の星座」',
      ipName: expect.any(String),
      platformType: 'WEB',
      optionCoin: { free: -20, paid: -10 },
    })
    expect(body.list.slice(1).map(({ optionCoin }) => optionCoin)).toEqual([{ free: 20, paid: 100 }])
  })

  it.each(['DESC', 'ASC'] as const)(
    'are listed in pages in %s order of time: each movement once, and movements of one instant on one page (Q80)',
    async (order) => {
      const { accessToken: token } = await sandbox().given('a member', { freeCoin: 1000 })
      await sandbox().given('a channel')
      await sandbox().given('a gacha that can be drawn')
      // Sets up two states for the same account, so that each minute has two draws.
      await sandbox().given('paid draws', { count: 4 })
      await sandbox().given('paid draws', { count: 4 })
      const ids: string[] = []
      const sizes: number[] = []
      let last: string | undefined
      for (;;) {
        const cursor = last === undefined ? {} : { 'seek.lastTransactionTime': last }
        const { body } = await sandbox().call(
          listCoinHistory,
          { query: { 'seek.limit': 3, 'seek.order': order, ...cursor } },
          { token },
        )
        ids.push(...body.list.map(({ assetHistoryId }) => assetHistoryId))
        sizes.push(body.list.length)
        if (!body.seek.hasNext) break
        last = body.seek.lastTransactionTime
      }
      expect(ids).toHaveLength(new Set(ids).size)
      // The movements on each page: two in each of four past minutes, and the opening balance now.
      expect(sizes).toEqual(order === 'DESC' ? [3, 4, 2] : [4, 4, 1])
    },
  )

  it('can be bought up to a limit that depends on the member’s age on the calendar day in Japan, and is lowest without a birth date (Q73, S141)', async () => {
    sandbox().time.now = new Date('2026-06-01T14:59:59Z')
    const { accessToken: token } = await sandbox().given('a member', { profile: 'minimal' })
    const limit = async () => (await sandbox().call(getCurrencyLimit, {}, { token })).body
    expect(await limit()).toMatchObject({ currencyLimitId: 'until-15', maxAmount: 5_000 })
    expect(await limit()).not.toHaveProperty('age')
    const db = await sandbox().db()
    await db.updateTable('profile').set({ birthday: '2010-06-02' }).where('account_id', '=', 'acc-hikari').execute()
    expect(await limit()).toMatchObject({ age: 15, maxAmount: 5_000 })
    sandbox().advanceClock(seconds(1))
    expect(await limit()).toMatchObject({ age: 16, maxAmount: 20_000 })
  })
})

it.each([
  ['2004-02-29', '2026-02-28T14:59:59Z', 21],
  ['2004-02-29', '2026-02-28T15:00:00Z', 22],
  ['2008-02-29', '2024-02-28T15:00:00Z', 16],
])('a member born on %s has, at %s, the age of %i years', (birthday, now, age) => {
  expect(ageOf(birthday, new Date(now))).toBe(age)
})

it('the month for which the purchase limits count starts at midnight in Japan (Q73)', () => {
  expect(startOfMonth(new Date('2026-06-30T15:00:00Z')).toISOString()).toBe('2026-06-30T15:00:00.000Z')
  expect(startOfMonth(new Date('2026-06-30T14:59:59Z')).toISOString()).toBe('2026-05-31T15:00:00.000Z')
})

it('every age, and a member without a birth date, has a limit for purchases of coins', () => {
  expect([undefined, 0, 15, 16, 17, 18, 120].map((age) => purchaseLimitFor(age).maxAmount)).toEqual([
    5_000, 5_000, 5_000, 20_000, 20_000, 300_000, 300_000,
  ])
})
