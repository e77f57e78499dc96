import { createAccount } from '../people/members.ts'
import { timeAfter, days } from '../runtime/clock.ts'
import { hashPassword } from '../runtime/security/passwords.ts'
import { instantOf, type SeedTime } from '../runtime/seed/seedTime.ts'
import type { SeedAccount } from './accounts.content.ts'
import { lockedUniqueNames } from './lockedUniqueNames.content.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'

/** Seeds the unique names that members cannot take. Runs at every start. */
export async function seedLockedNames({ db }: SeedContext): Promise<void> {
  await db
    .insertInto('locked_unique_name')
    .values(lockedUniqueNames.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Creates a demo account from accounts.content.ts and calls `seedBelongings` to fill in the rest. Skips accounts that
 * exist.
 */
export async function seedAccount(
  ctx: SeedContext,
  account: SeedAccount,
  seedBelongings: (inTransaction: SeedContext) => Promise<void>,
): Promise<void> {
  const id = account.accountId
  const isThere = await ctx.db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()
  if (isThere) return
  const passwordHash = await hashPassword(account.password, ctx.passwordCost)
  await ctx.db.transaction().execute(async (db) => {
    const inTransaction = { ...ctx, db }
    await createAccount(inTransaction, { id, email: account.email, passwordHash })
    await seedDemoMemberAccount(inTransaction, account)
    await seedBelongings(inTransaction)
  })
}

async function seedDemoMemberAccount({ db, now }: SeedContext, account: SeedAccount): Promise<void> {
  const account_id = account.accountId
  const at = (time: SeedTime) => instantOf(time, now)
  const { nickName, uniqueName, firstName, lastName, birthday, gender, prefecture, image = null } = account
  const names = { nick_name: nickName, unique_name: uniqueName, first_name: firstName, last_name: lastName }
  await db
    .insertInto('profile')
    .values({ account_id, ...names, is_official: account.isOfficial ?? false, birthday, gender, prefecture, image })
    .execute()
  for (const link of account.providers)
    await db
      .insertInto('provider_link')
      .values({ account_id, ...link, created_at: now })
      .execute()
  for (const [age, channel_id] of account.follows.entries())
    await db
      .insertInto('follow')
      .values({ account_id, channel_id, created_at: timeAfter(now, -days(age)) })
      .execute()
  for (const { itemId, count, acquired } of account.photos)
    await db
      .insertInto('owned_item')
      .values({ account_id, item_id: itemId, owned_count: count, acquired_at: at(acquired) })
      .execute()
  for (const [index, item_id] of account.homePhotos.entries())
    await db
      .insertInto('home_photo')
      .values({ account_id, position: index + 1, item_id })
      .execute()
  for (const notice_id of account.readNotices)
    await db.insertInto('notice_read').values({ account_id, notice_id }).execute()
}
