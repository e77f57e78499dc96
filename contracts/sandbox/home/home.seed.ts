import type { SeedAccount } from '../account/accounts.content.ts'
import type { SeedPlace } from '../runtime/seed/seedPlace.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import { backgrounds } from './backgrounds.content.ts'
import { banners } from './banners.content.ts'

/** Seeds banners and backgrounds at every start. */
export async function seedHome(place: SeedPlace): Promise<void> {
  await seedBanners(place)
  await seedBackgrounds(place)
}

async function seedBanners({ db }: SeedPlace): Promise<void> {
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

async function seedBackgrounds({ db }: SeedPlace): Promise<void> {
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
export async function furnishHome(
  { db }: SeedPlace,
  { accountId: account_id, background }: SeedAccount,
): Promise<void> {
  if (background) await db.insertInto('home_background').values({ account_id, background_id: background }).execute()
}
