import type { SeedAccount } from '../account/accounts.content.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import { backgrounds } from './backgrounds.content.ts'
import { banners } from './banners.content.ts'

/** Seeds banners and backgrounds at every start. */
export async function seedHome(ctx: SeedContext): Promise<void> {
  await seedBanners(ctx)
  await seedBackgrounds(ctx)
}

async function seedBanners({ db }: SeedContext): Promise<void> {
  const rows = banners.map(({ bannerId, title, image, ipId, linkTarget, linkValue = null }, position) => ({
    id: bannerId,
    position,
    title,
    image,
    channel_id: ipId,
    link_target: linkTarget,
    link_value: linkValue,
  }))
  await upsert(db, 'banner', rows)
}

async function seedBackgrounds({ db }: SeedContext): Promise<void> {
  const rows = backgrounds.map(({ backgroundId, ipId, name, image, requiredPhotos }, position) => ({
    id: backgroundId,
    channel_id: ipId,
    position,
    name,
    image,
    required_photos: requiredPhotos,
  }))
  await upsert(db, 'background', rows)
}

/** Gives a demo account its chosen background. */
export async function seedDemoMemberHome(
  { db }: SeedContext,
  { accountId: account_id, background }: SeedAccount,
): Promise<void> {
  if (background) await db.insertInto('home_background').values({ account_id, background_id: background }).execute()
}
