import { afterAll, beforeAll, expect, it } from 'vitest'
import { isNotHiddenByBlock } from './blocks.ts'
import { TestSandbox } from '../testing/testSandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())

it('a block hides the blocking and the blocked member from each other, but not from a third member or a guest', async () => {
  await sandbox.given('a member')
  await sandbox.given('another member')
  const db = await sandbox.db()
  const row = { account_id: 'acc-hikari', target_account_id: 'acc-sora', created_at: sandbox.time.now }
  await db.insertInto('block').values(row).execute()
  const seenBy = async (reader: string | undefined) => {
    const names = await db
      .selectFrom('profile')
      .select('account_id')
      .where(isNotHiddenByBlock(reader, 'profile.account_id'))
      .orderBy('account_id')
      .execute()
    return names.map(({ account_id }) => account_id)
  }
  expect(await seenBy('acc-hikari')).toEqual(['acc-hikari'])
  expect(await seenBy('acc-sora')).toEqual(['acc-sora'])
  expect(await seenBy('acc-third')).toEqual(['acc-hikari', 'acc-sora'])
  expect(await seenBy(undefined)).toEqual(['acc-hikari', 'acc-sora'])
})
