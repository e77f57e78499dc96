import { instantOf } from '../runtime/seed/seedTime.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import { gachas, type SeedGacha } from './gacha.content.ts'
import { gachaItems } from './gachaItems.content.ts'
import { cautionsFor, gachaTerms } from './gachaTexts.content.ts'

/**
 * Seeds gacha with their items at every start. A gacha that has ended starts a new run today with its stock restored if
 * it is open according to the seed data.
 */
export async function seedGachas(ctx: SeedContext): Promise<void> {
  const { db } = ctx
  const items = gachaItems.map(({ itemId, gachaId, name, type, rarity, image }) => ({
    id: itemId,
    channel_id: channelOf(gachaId),
    name,
    type,
    rarity,
    image,
  }))
  await upsert(db, 'item', items)
  for (const [position, gacha] of gachas.entries()) await seedGacha(ctx, gacha, position)
}

const channelOf = (gachaId: string) => gachas.find((gacha) => gacha.gachaId === gachaId)?.ipId ?? ''

async function seedGacha(ctx: SeedContext, gacha: SeedGacha, position: number): Promise<void> {
  const { db, now } = ctx
  const former = await db.selectFrom('gacha').selectAll().where('id', '=', gacha.gachaId).executeTakeFirst()
  const row = {
    id: gacha.gachaId,
    channel_id: gacha.ipId,
    position,
    name: gacha.name,
    image: gacha.image,
    type: gacha.type,
    description: gacha.description,
    caution_list: JSON.stringify(cautionsFor(gacha.prices)),
    terms: gacha.hasTerms ? gachaTerms : null,
    draw_limit: gacha.drawLimit ?? null,
    announced_from: gacha.announced ? instantOf(gacha.announced, now) : null,
    published_from: instantOf(gacha.starts, now),
    published_until: instantOf(gacha.ends, now),
    free_until: gacha.freeUntil ? instantOf(gacha.freeUntil, now) : null,
  }
  const keepsRunning =
    former &&
    !hasPassed(former.published_until, row.published_until, now) &&
    !hasPassed(former.free_until, row.free_until, now)
  const { published_from, published_until, free_until } = keepsRunning ? former : row
  await upsert(db, 'gacha', [{ ...row, published_from, published_until, free_until }])
  const prices = gacha.prices.map(({ count, consumeCoin }) => ({
    gacha_id: row.id,
    draw_count: count,
    consume_coin: consumeCoin,
  }))
  await db.deleteFrom('gacha_price').where('gacha_id', '=', row.id).execute()
  await db.insertInto('gacha_price').values(prices).execute()
  await seedGachaItems(ctx, row.id, keepsRunning !== true)
}

/** Whether a stored end has passed, although it is in the future according to the seed data. */
const hasPassed = (stored: Date | null, wanted: Date | null, now: Date) =>
  stored !== null && wanted !== null && stored <= now && wanted > now

async function seedGachaItems({ db }: SeedContext, gachaId: string, isNewRun: boolean): Promise<void> {
  const rows = gachaItems
    .filter((item) => item.gachaId === gachaId)
    .map(({ itemId, weight, stock, limitPerMember }, position) => ({
      gacha_id: gachaId,
      item_id: itemId,
      position,
      weight,
      stock,
      limit_per_member: limitPerMember,
    }))
  // Deletes items that are no longer in the seed, because they would keep their share of the odds.
  const ids = rows.map(({ item_id }) => item_id)
  await db.deleteFrom('gacha_item').where('gacha_id', '=', gachaId).where('item_id', 'not in', ids).execute()
  await db
    .insertInto('gacha_item')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['gacha_id', 'item_id']).doUpdateSet((eb) => ({
        weight: eb.ref('excluded.weight'),
        position: eb.ref('excluded.position'),
        ...(isNewRun && { stock: eb.ref('excluded.stock') }),
      })),
    )
    .execute()
}
