import { banners } from '../content/banners.ts'
import { channels } from '../content/channels.ts'
import { forbiddenWords } from '../content/forbiddenWords.ts'
import { gachas, type SeedGacha } from '../content/gacha.ts'
import { gachaItems } from '../content/gachaItems.ts'
import { cautionsFor, gachaTerms } from '../content/gachaTexts.ts'
import { members } from '../content/members.ts'
import { notices } from '../content/notices.ts'
import { programme } from '../content/programme.ts'
import { instantOf, on } from '../content/seedTime.ts'
import { after, days, japaneseDay, minutes } from '../clock.ts'
import { plain } from '../moderation.ts'
import { seedAccount } from './seeds/account.ts'
import { seedCampaign } from './seeds/campaign.ts'
import { seedCollection } from './seeds/collection.ts'
import { seedEvent } from './seeds/event.ts'
import { seedLivetalk } from './seeds/livetalk.ts'
import { seedPayment } from './seeds/payment.ts'
import { seedPost } from './seeds/post.ts'
import { seedRealtime } from './seeds/realtime.ts'
import { seedStory } from './seeds/story.ts'
import { seedVideo } from './seeds/video.ts'
import type { SeedPlace } from './seeds/place.ts'
import { upsert } from './upsert.ts'

/** In an order in which what refers to something comes after it. */
const areaSeeds = [
  seedCollection,
  seedAccount,
  seedEvent,
  seedCampaign,
  seedLivetalk,
  seedPayment,
  seedStory,
  seedVideo,
  seedRealtime,
  seedPost,
]

/**
 * Fills a world with the invented channels, at every start. Texts and pictures follow the seed; what people did stays.
 * What lies in time is renewed, so that the demo is always alive: the programme is laid out for the coming days, and a
 * gacha that has ended since, though the seed wants it open, begins a new run from today with its stock restored.
 */
export async function seedContent({ db, now }: SeedPlace): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const place = { db: trx, now }
    await seedChannels(place)
    await seedProgramme(place)
    await seedGachas(place)
    await seedNotices(place)
    for (const seed of areaSeeds) await seed(place)
  })
}

const alwaysPublished = {
  published_from: new Date('2024-01-01T00:00:00Z'),
  published_until: new Date('2099-12-31T15:00:00Z'),
}

async function seedChannels({ db }: SeedPlace): Promise<void> {
  const rows = channels.map((channel, position) => ({
    id: channel.ipId,
    position,
    name: channel.name,
    category: channel.category,
    description: channel.description,
    schedule: channel.schedule,
    image: channel.image,
    hero_image: channel.heroImage,
    oshi_color: channel.oshiColor,
    follower_base: channel.followerCount,
    ...alwaysPublished,
  }))
  await upsert(db, 'channel', rows)
  const memberRows = members.map(({ memberId, ipId, name, role, image }, position) => ({
    id: memberId,
    channel_id: ipId,
    position,
    name,
    role,
    image,
  }))
  await upsert(db, 'channel_member', memberRows)
  const bannerRows = banners.map(({ bannerId, title, image, ipId, linkTarget, linkValue = null }, position) => ({
    id: bannerId,
    position,
    title,
    image,
    channel_id: ipId,
    link_target: linkTarget,
    link_value: linkValue,
  }))
  await upsert(db, 'banner', bannerRows)
  const words = forbiddenWords.map((word) => ({ word: plain(word) }))
  await db
    .insertInto('moderation_word')
    .values(words)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** How many days of programme are laid out from each start. */
const programmeDays = 14

async function seedProgramme({ db, now }: SeedPlace): Promise<void> {
  const rows = Array.from({ length: programmeDays + 1 }, (_, index) => index - 1).flatMap((day) =>
    programme.map((entry) => {
      const start_time = instantOf(on(day, entry.starts), now)
      return {
        id: `${entry.programmeId}-${japaneseDay(start_time)}`,
        channel_id: entry.ipId,
        kind: entry.kind,
        title: entry.title,
        episode: entry.episode ?? null,
        start_time,
        end_time: entry.minutes === undefined ? null : after(start_time, minutes(entry.minutes)),
        image: entry.image,
        viewer_count: entry.viewerCount ?? null,
        link_id: entry.linkId ?? null,
      }
    }),
  )
  await db
    .deleteFrom('programme')
    .where('start_time', '<', after(now, -days(7)))
    .execute()
  await upsert(db, 'programme', rows)
}

async function seedGachas(place: SeedPlace): Promise<void> {
  const { db } = place
  const items = gachaItems.map(({ itemId, gachaId, name, type, rarity, image }) => ({
    id: itemId,
    channel_id: channelOf(gachaId),
    name,
    type,
    rarity,
    image,
  }))
  await upsert(db, 'item', items)
  for (const [position, gacha] of gachas.entries()) await seedGacha(place, gacha, position)
}

const channelOf = (gachaId: string) => gachas.find((gacha) => gacha.gachaId === gachaId)?.ipId ?? ''

async function seedGacha(place: SeedPlace, gacha: SeedGacha, position: number): Promise<void> {
  const { db, now } = place
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
  await seedGachaItems(place, row.id, keepsRunning !== true)
}

/** An end that the seed wants in the future is over. */
const hasPassed = (stored: Date | null, wanted: Date | null, now: Date) =>
  stored !== null && wanted !== null && stored <= now && wanted > now

async function seedGachaItems({ db }: SeedPlace, gachaId: string, isNewRun: boolean): Promise<void> {
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
  // An item that left the seed must not keep its share of the odds.
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

async function seedNotices({ db, now }: SeedPlace): Promise<void> {
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
