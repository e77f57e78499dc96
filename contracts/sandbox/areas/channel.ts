import type { Selectable } from 'kysely'
import type { Channel, Programme } from '../../channel/channel.endpoints.ts'
import { after, days, japaneseDay } from '../clock.ts'
import type { World } from '../db/schema.ts'
import { Failure, found } from '../failure.ts'
import { memberOf, type Ask, type Handlers } from '../http/ask.ts'
import { instantText, orMissing, pageOf } from '../wire.ts'

export const channelHandlers: Handlers<'channel'> = {
  async listChannels(ask) {
    const { limit, offset } = pageOf(ask.query)
    const rows = await withFollows(ask).orderBy('position').orderBy('id').limit(limit).offset(offset).execute()
    return { list: rows.map((row) => channelOf(row, ask.accountId)), total: await countOf(published(ask)) }
  },

  getChannel: async (ask) => ({ ip: await getChannel(ask) }),
  getChannelNologin: async (ask) => ({ ip: await getChannel({ ...ask, accountId: undefined }) }),

  async getChannelOverview(ask) {
    const { id } = ask.params
    await requirePublished(ask, id)
    const programmes = await todaysProgrammes(ask).where('channel_id', '=', id).execute()
    const members = await ask.db
      .selectFrom('channel_member')
      .selectAll()
      .where('channel_id', '=', id)
      .orderBy('position')
      .execute()
    const memberList = members.map((member) => ({
      memberId: member.id,
      name: member.name,
      role: orMissing(member.role),
      image: orMissing(member.image),
    }))
    return {
      overview: {
        programmeList: programmes.map(programmeOf),
        memberList: memberList.length > 0 ? memberList : undefined,
      },
    }
  },

  async followChannel(ask) {
    const { ipId } = ask.params
    found(await published(ask).select('id').where('id', '=', ipId).executeTakeFirst())
    const row = { account_id: memberOf(ask), channel_id: ipId, created_at: ask.now }
    await ask.db
      .insertInto('follow')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },

  async unfollowChannel(ask) {
    const { ipId } = ask.params
    found(await ask.db.selectFrom('channel').select('id').where('id', '=', ipId).executeTakeFirst())
    await ask.db.deleteFrom('follow').where('account_id', '=', memberOf(ask)).where('channel_id', '=', ipId).execute()
    return {}
  },

  async listFollows(ask) {
    const accountId = memberOf(ask)
    const { limit, offset } = pageOf(ask.query)
    const followed = withFollows(ask)
      .innerJoin('follow as own', (join) =>
        join.onRef('own.channel_id', '=', 'channel.id').on('own.account_id', '=', accountId),
      )
      .orderBy('own.created_at', 'desc')
      .orderBy('channel.id')
    const rows = await followed.limit(limit).offset(offset).execute()
    const mine = published(ask).where((eb) =>
      eb.exists(
        eb
          .selectFrom('follow')
          .select('account_id')
          .whereRef('channel_id', '=', 'channel.id')
          .where('account_id', '=', accountId),
      ),
    )
    return { list: rows.map((row) => channelOf(row, accountId)), total: await countOf(mine) }
  },

  getHome: (ask) => getHome(ask),
}

type Reader = Pick<Ask, 'db' | 'now' | 'accountId'>

function published({ db, now }: Reader) {
  return db
    .selectFrom('channel')
    .where('channel.is_hidden', '=', false)
    .where('channel.published_from', '<=', now)
    .where('channel.published_until', '>', now)
}

/** With the number of follows and the mark of the reader. */
function withFollows(reader: Reader) {
  return published(reader)
    .selectAll('channel')
    .select((eb) => [
      eb
        .selectFrom('follow')
        .whereRef('channel_id', '=', 'channel.id')
        .select(({ fn }) => fn.countAll<number>().as('follows'))
        .as('follows'),
      eb
        .exists(
          eb
            .selectFrom('follow')
            .select('account_id')
            .whereRef('channel_id', '=', 'channel.id')
            .where('account_id', '=', reader.accountId ?? ''),
        )
        .as('has_followed'),
    ])
}

async function countOf(rows: ReturnType<typeof published>): Promise<number> {
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}

type ChannelRow = Awaited<ReturnType<ReturnType<typeof withFollows>['executeTakeFirstOrThrow']>>

const channelOf = (row: ChannelRow, accountId: string | undefined): Channel => ({
  ipId: row.id,
  name: row.name,
  category: orMissing(row.category),
  description: orMissing(row.description),
  schedule: orMissing(row.schedule),
  image: orMissing(row.image),
  heroImage: orMissing(row.hero_image),
  oshiColor: orMissing(row.oshi_color),
  followerCount: row.follower_base + (row.follows ?? 0),
  hasFollowed: accountId === undefined ? undefined : Boolean(row.has_followed),
})

async function getChannel(reader: Reader & { params: { id: string } }): Promise<Channel> {
  const { id } = reader.params
  await requirePublished(reader, id)
  return channelOf(found(await withFollows(reader).where('channel.id', '=', id).executeTakeFirst()), reader.accountId)
}

/** NotFound for an unknown channel, UnavailableIpPublicationPeriod for one outside its period (start inclusive, end exclusive, Q70). */
export async function requirePublished({ db, now }: Pick<Ask, 'db' | 'now'>, channelId: string): Promise<void> {
  const row = await db
    .selectFrom('channel')
    .select(['published_from', 'published_until'])
    .where('id', '=', channelId)
    .where('is_hidden', '=', false)
    .executeTakeFirst()
  const { published_from, published_until } = found(row)
  if (published_from > now || published_until <= now) throw new Failure('UnavailableIpPublicationPeriod')
}

/** Midnight in Japan before `now`: where the day's programme begins. */
const startOfDay = (now: Date) => new Date(`${japaneseDay(now)}T00:00:00+09:00`)

/** What has begun today, is still on, or begins within a day of midnight. */
function todaysProgrammes(reader: Reader) {
  const start = startOfDay(reader.now)
  return published(reader)
    .innerJoin('programme', 'programme.channel_id', 'channel.id')
    .select(['channel.name as channel_name', 'channel.oshi_color'])
    .selectAll('programme')
    .where('programme.start_time', '<', after(start, days(1)))
    .where((eb) => eb.or([eb('programme.start_time', '>=', start), eb('programme.end_time', '>', reader.now)]))
    .orderBy('programme.start_time')
    .orderBy('programme.id')
}

type ProgrammeRow = Selectable<World['programme']> & { channel_name: string; oshi_color: string | null }

const programmeOf = (row: ProgrammeRow): Programme => ({
  programmeId: row.id,
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: orMissing(row.oshi_color),
  kind: row.kind as Programme['kind'],
  title: row.title,
  episode: orMissing(row.episode),
  startTime: instantText(row.start_time),
  endTime: row.end_time ? instantText(row.end_time) : undefined,
  image: orMissing(row.image),
  viewerCount: orMissing(row.viewer_count),
  linkId: orMissing(row.link_id),
})

/** How long before its end a gacha is shown at home. */
const endingSoon = days(3)

async function getHome(ask: Ask) {
  const { db, now } = ask
  const photos = await db
    .selectFrom('home_photo')
    .innerJoin('item', 'item.id', 'home_photo.item_id')
    .select(['home_photo.position', 'item.id', 'item.image'])
    .where('account_id', '=', memberOf(ask))
    .orderBy('position')
    .execute()
  const banners = await db.selectFrom('banner').selectAll().orderBy('position').execute()
  const programmes = await todaysProgrammes(ask).execute()
  const ending = await published(ask)
    .innerJoin('gacha', 'gacha.channel_id', 'channel.id')
    .select(['channel.name as channel_name', 'channel.oshi_color'])
    .selectAll('gacha')
    .where('gacha.published_from', '<=', now)
    .where('gacha.published_until', '>', now)
    .where('gacha.published_until', '<=', after(now, endingSoon))
    .orderBy('gacha.published_until')
    .execute()
  return {
    photoList: photos.map(({ id, image, position }) => ({ photoId: id, image: image ?? '', positionNumber: position })),
    hasNext: false,
    lastPhotoId: photos.at(-1)?.id,
    bannerList: banners.map((row) => ({
      bannerId: row.id,
      title: row.title,
      image: row.image,
      ipId: orMissing(row.channel_id),
    })),
    programmeList: programmes.map(programmeOf),
    endingGachaList: ending.map((row) => ({
      gachaId: row.id,
      ipId: row.channel_id,
      ipName: row.channel_name,
      oshiColor: orMissing(row.oshi_color),
      name: row.name,
      image: orMissing(row.image),
      publicationEndTime: instantText(row.published_until),
    })),
  }
}
