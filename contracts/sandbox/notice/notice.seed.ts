import { instantOf } from '../runtime/seed/seedTime.ts'
import type { SeedPlace } from '../runtime/seed/seedPlace.ts'
import { seedParcel } from '../inventory/parcels.seed.ts'
import { noticeGifts } from './noticeGifts.content.ts'
import { notices } from './notices.content.ts'

/** Seeds the notices and their gifts. Runs at every start. */
export async function seedNotices(place: SeedPlace): Promise<void> {
  await seedTexts(place)
  for (const gift of noticeGifts) await seedNoticeGift(place, gift)
}

async function seedTexts({ db, now }: SeedPlace): Promise<void> {
  const rows = notices.map(({ noticeId, category, title, text, published }) => ({
    id: noticeId,
    category,
    title,
    text,
    published_at: instantOf(published, now),
  }))
  await db
    .insertInto('notice')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ title: eb.ref('excluded.title'), text: eb.ref('excluded.text') })),
    )
    .execute()
}

async function seedNoticeGift(
  place: SeedPlace,
  { noticeId, assets, until }: (typeof noticeGifts)[number],
): Promise<void> {
  const parcel_id = `notice-${noticeId}`
  await seedParcel(place, parcel_id, assets)
  const gift = { parcel_id, acquire_until: instantOf(until, place.now) }
  await place.db
    .insertInto('notice_gift')
    .values({ notice_id: noticeId, ...gift })
    .onConflict((conflict) => conflict.column('notice_id').doUpdateSet(gift))
    .execute()
}
