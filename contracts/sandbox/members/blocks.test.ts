import { afterAll, beforeAll, expect, it } from 'vitest'
import { notHiddenByBlock } from './blocks.ts'
import { TestHouse } from '../testing/testHouse.ts'

let house: TestHouse
beforeAll(async () => {
  house = await TestHouse.open()
})
afterAll(() => house?.close())

it('hides two members from each other, and nobody from a third or a guest', async () => {
  await house.given('a member')
  await house.given('another member')
  const db = await house.db()
  const row = { account_id: 'acc-hikari', target_account_id: 'acc-sora', created_at: house.time.now }
  await db.insertInto('block').values(row).execute()
  const seenBy = async (reader: string | undefined) => {
    const names = await db
      .selectFrom('profile')
      .select('account_id')
      .where(notHiddenByBlock(reader, 'profile.account_id'))
      .orderBy('account_id')
      .execute()
    return names.map(({ account_id }) => account_id)
  }
  expect(await seenBy('acc-hikari')).toEqual(['acc-hikari'])
  expect(await seenBy('acc-sora')).toEqual(['acc-sora'])
  expect(await seenBy('acc-third')).toEqual(['acc-hikari', 'acc-sora'])
  expect(await seenBy(undefined)).toEqual(['acc-hikari', 'acc-sora'])
})
