import { expect, it } from 'vitest'
import { listDeadlines } from '../../deadline/deadline.endpoints.ts'
import { acquireNotice } from '../../notice/notice.endpoints.ts'
import { receivePresents } from '../../present/present.endpoints.ts'
import { amount } from '../../testing/amount.ts'
import { hours, minutes, timeAfter } from '../runtime/clock.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'
import { deadlinesOf } from './deadlines.ts'

const other = { accountId: 'acc-sora', email: 'sora@example.com', uniqueName: 'sora2026' }

await onBothEngines('the list of deadlines', (sandbox) => {
  async function member() {
    await (await sandbox().db()).deleteFrom('account').execute()
    const { accessToken: token } = await sandbox().given('a member')
    await sandbox().given('a channel')
    await sandbox().given('exactly so many notices', { count: 0 })
    return token
  }
  const list = async (token: string) => (await sandbox().call(listDeadlines, {}, { token })).body.list
  const kindsOf = async (token: string) => (await list(token)).map(({ kind }) => kind)

  it('is sorted by the end, and contains no deadline of another member', async () => {
    const token = await member()
    await sandbox().given('a followed channel')
    for (const name of ['a lottery', 'a channel draw', 'a preorder', 'waiting presents'] as const)
      await sandbox().given(name)
    const ends = (await list(token)).map(({ endTime }) => Date.parse(endTime))
    expect(ends.length).toBeGreaterThan(5)
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    const others = (await sandbox().given('a member', other)).accessToken
    expect(await list(others)).toEqual([])
  })

  it('contains open campaigns only of followed channels, and none in which the member has taken part', async () => {
    const token = await member()
    await sandbox().given('a channel draw')
    expect(await kindsOf(token)).toEqual([])
    await sandbox().given('a followed channel')
    expect(await kindsOf(token)).toEqual(['PRIZE_DRAW'])
    await sandbox().given('an entered draw')
    expect(await kindsOf(token)).toEqual([])
  })

  it('no longer contains presents that were received, or that have expired according to the host’s clock', async () => {
    const token = await member()
    await sandbox().given('waiting presents', { count: 2 })
    const db = await sandbox().db()
    const end = timeAfter(sandbox().time.now, minutes(5))
    await db.updateTable('present').set({ expires_at: end }).where('id', '=', 'present-1').execute()
    expect((await list(token)).map(({ deadlineId }) => deadlineId)).toEqual(['present-present-1', 'present-present-2'])
    await sandbox().call(receivePresents, { body: { present_ids: ['present-2'] } }, { token })
    expect((await list(token)).map(({ deadlineId }) => deadlineId)).toEqual(['present-present-1'])
    sandbox().advanceClock(minutes(5))
    expect(await list(token)).toEqual([])
  })

  it('has the gift of a published notice until its end, for each member who has not acquired it (Q547)', async () => {
    const token = await member()
    const others = (await sandbox().given('a member', other)).accessToken
    await sandbox().given('a notice with assets')
    const gift = { deadlineId: 'noticeGift-notice-1', kind: 'NOTICE_GIFT', path: '/notification/notice-1' }
    expect(await list(token)).toEqual([expect.objectContaining(gift)])
    await sandbox().call(acquireNotice, { params: { id: 'notice-1' } }, { token })
    expect(await list(token)).toEqual([])
    expect(await list(others)).toEqual([expect.objectContaining(gift)])
    const db = await sandbox().db()
    await db.updateTable('notice_gift').set({ acquire_until: sandbox().time.now }).execute()
    expect(await list(others)).toEqual([])
    await sandbox().given('a notice with assets')
    await db
      .updateTable('notice')
      .set({ published_at: timeAfter(sandbox().time.now, minutes(1)) })
      .execute()
    expect(await list(others)).toEqual([])
  })

  const count = amount({ part: 2_000, all: 10_000 })
  it(`contains all ${count} presents of a member, and is read for many members with the same few queries`, async () => {
    const token = await member()
    const db = await sandbox().db()
    const expires_at = timeAfter(sandbox().time.now, hours(2))
    const row = { account_id: 'acc-hikari', kind: 'COIN' as const, item_id: null, amount: 10, message: '' }
    for (let from = 0; from < count; from += 500)
      await db
        .insertInto('present')
        .values(
          Array.from({ length: 500 }, (_, at) => ({
            ...row,
            id: `many-${from + at}`,
            sent_at: sandbox().time.now,
            expires_at,
            received_at: null,
          })),
        )
        .execute()
    expect(await list(token)).toHaveLength(count)
    const accountIds = ['acc-hikari', ...Array.from({ length: 499 }, (_, at) => `acc-${at}`)]
    expect(await deadlinesOf({ db, now: sandbox().time.now, accountIds })).toHaveLength(count)
  })
})
