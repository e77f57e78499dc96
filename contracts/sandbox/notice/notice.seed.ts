import { instantOf } from '../runtime/seed/seedTime.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { seedRewardBundle } from '../inventory/rewardBundles.seed.ts'
import { noticeGifts } from './noticeGifts.content.ts'
import { notices } from './notices.content.ts'

/** Seeds the notices and their gifts. Runs at every start. */
export async function seedNotices(ctx: SeedContext): Promise<void> {
  await seedTexts(ctx)
  for (const gift of noticeGifts) await seedNoticeGift(ctx, gift)
}

async function seedTexts({ db, now }: SeedContext): Promise<void> {
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
  ctx: SeedContext,
  { noticeId, assets, until }: (typeof noticeGifts)[number],
): Promise<void> {
  const parcel_id = `notice-${noticeId}`
  await seedRewardBundle(ctx, parcel_id, assets)
  const gift = { parcel_id, acquire_until: instantOf(until, ctx.now) }
  await ctx.db
    .insertInto('notice_gift')
    .values({ notice_id: noticeId, ...gift })
    .onConflict((conflict) => conflict.column('notice_id').doUpdateSet(gift))
    .execute()
}
