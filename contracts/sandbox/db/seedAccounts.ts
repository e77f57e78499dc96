import { accounts, type SeedAccount } from '../content/accounts.ts'
import { instantOf, type SeedTime } from '../content/seedTime.ts'
import { after, days } from '../clock.ts'
import { createAccount } from '../members.ts'
import { hashPassword } from '../security/passwords.ts'
import type { Db } from './schema.ts'
import { furnishCampaign } from './seeds/campaign.ts'
import { furnishCollection } from './seeds/collection.ts'
import { furnishLivetalk } from './seeds/livetalk.ts'
import { furnishPayment } from './seeds/payment.ts'
import { furnishPost } from './seeds/post.ts'
import { furnishWithGifts } from './seeds/accountGifts.ts'
import { furnishStory } from './seeds/story.ts'
import { furnishVideo } from './seeds/video.ts'

interface Place {
  db: Db
  now: Date
}

/** What each area gives the demo accounts, once: in an order in which what refers to something comes after it. */
const areaFurnishings = [
  furnishPayment,
  furnishCollection,
  furnishWithGifts,
  furnishCampaign,
  furnishStory,
  furnishVideo,
  furnishLivetalk,
  furnishPost,
]

/** The accounts to look around with; left alone once they exist. */
export async function seedAccounts(place: Place): Promise<void> {
  for (const account of accounts) await seedAccount(place, account)
}

async function seedAccount(place: Place, account: SeedAccount): Promise<void> {
  const id = account.accountId
  const isThere = await place.db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()
  if (isThere) return
  const passwordHash = await hashPassword(account.password)
  await place.db.transaction().execute(async (db) => {
    const inside = { ...place, db }
    await createAccount(inside, { id, email: account.email, passwordHash })
    await furnishAccount(inside, account)
    for (const furnish of areaFurnishings) await furnish(inside, account)
  })
}

async function furnishAccount({ db, now }: Place, account: SeedAccount): Promise<void> {
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
      .values({ account_id, channel_id, created_at: after(now, -days(age)) })
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
