import { prizeDraws, type SeedPrizeDraw } from './prizeDraws.content.ts'
import { timeAfter } from '../runtime/clock.ts'
import { instantOf } from '../runtime/seed/seedTime.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { publishedBeforeStartMs, keepsStoredTimes, publishedAfterEndMs } from '../runtime/seed/keepsStoredTimes.ts'

/** Seeds the channels' prize draws. A draw that has ended starts again with its stock restored. */
export async function seedPrizeDraws(ctx: SeedContext): Promise<void> {
  for (const draw of prizeDraws) await seedChannelDraw(ctx, draw)
}

async function seedChannelDraw({ db, now }: SeedContext, draw: SeedPrizeDraw): Promise<void> {
  const { drawId: id, ipId, name, image, description, cautions, prizes } = draw
  const former = await db.selectFrom('prize_draw').selectAll().where('id', '=', id).executeTakeFirst()
  const wanted = { entry_from: instantOf(draw.starts, now), entry_until: instantOf(draw.ends, now) }
  const isNew = !former || !keepsStoredTimes(former.entry_until, wanted.entry_until, now)
  const { entry_from, entry_until } = isNew ? wanted : former
  const published = {
    published_from: timeAfter(entry_from, -publishedBeforeStartMs),
    published_until: timeAfter(entry_until, publishedAfterEndMs),
  }
  const texts = { name, image, description, caution_list: JSON.stringify(cautions) }
  await upsert(db, 'prize_draw', [{ id, channel_id: ipId, ...texts, entry_from, entry_until, ...published }])
  const rows = prizes.map(({ id: prizeId, ...prize }, position) => ({
    id: `${id}-${prizeId}`,
    draw_id: id,
    position,
    ...prize,
  }))
  // Deletes prizes that are no longer in the seed, because they would keep their share of the odds.
  const ids = rows.map((row) => row.id)
  await db.deleteFrom('prize_draw_prize').where('draw_id', '=', id).where('id', 'not in', ids).execute()
  await upsert(db, 'prize_draw_prize', rows, isNew ? [] : ['stock'])
}
