import type { Channel } from '../../channel/channel.endpoints.ts'
import { orFail } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { publicProfileRow } from '../people/profiles.ts'
import { renewCalendarAddress } from './channelCalendar.ts'
import { programmeOnWire, todaysProgrammes } from './programmes.ts'
import { publishedChannels, requirePublishedChannel } from './publishedChannels.ts'
import { nullToUndefined, pageBounds } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The sandbox's handlers of the channel endpoints. */
export const channelHandlers: Handlers<'channel'> = {
  async listChannels(ctx) {
    const { limit, offset } = pageBounds(ctx.query)
    const rows = await withFollows(ctx).orderBy('position').orderBy('id').limit(limit).offset(offset).execute()
    return { list: rows.map((row) => channelOf(row, ctx.accountId)), total: await countOf(publishedChannels(ctx)) }
  },

  getChannel: async (ctx) => ({ ip: await getChannel(ctx) }),
  getChannelNologin: async (ctx) => ({ ip: await getChannel({ ...ctx, accountId: undefined }) }),

  async getChannelOverview(ctx) {
    const { id } = ctx.params
    await requirePublishedChannel(ctx, id)
    const programmes = await todaysProgrammes(ctx).where('channel_id', '=', id).execute()
    const members = await ctx.db
      .selectFrom('channel_member')
      .selectAll()
      .where('channel_id', '=', id)
      .orderBy('position')
      .execute()
    const memberList = members.map((member) => ({
      memberId: member.id,
      name: member.name,
      role: nullToUndefined(member.role),
      image: nullToUndefined(member.image),
    }))
    return {
      overview: {
        programmeList: programmes.map(programmeOnWire),
        memberList: memberList.length > 0 ? memberList : undefined,
      },
    }
  },

  async followChannel(ctx) {
    const { ipId } = ctx.params
    await requirePublishedChannel(ctx, ipId)
    const row = { account_id: memberIdOf(ctx), channel_id: ipId, created_at: ctx.now }
    await ctx.db
      .insertInto('follow')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },

  async unfollowChannel(ctx) {
    const { ipId } = ctx.params
    orFail(await ctx.db.selectFrom('channel').select('id').where('id', '=', ipId).executeTakeFirst())
    await ctx.db.deleteFrom('follow').where('account_id', '=', memberIdOf(ctx)).where('channel_id', '=', ipId).execute()
    return {}
  },

  renewCalendarAddress: async (ctx) => ({ url: await renewCalendarAddress(ctx) }),

  async listFollows(ctx) {
    const accountId = await followerOf(ctx)
    const { limit, offset } = pageBounds(ctx.query)
    const followed = withFollows(ctx)
      .innerJoin('follow as theirs', (join) =>
        join.onRef('theirs.channel_id', '=', 'channel.id').on('theirs.account_id', '=', accountId),
      )
      .orderBy('theirs.created_at', 'desc')
      .orderBy('channel.id')
    const rows = await followed.limit(limit).offset(offset).execute()
    const followedChannels = publishedChannels(ctx).where((eb) =>
      eb.exists(
        eb
          .selectFrom('follow')
          .select('account_id')
          .whereRef('channel_id', '=', 'channel.id')
          .where('account_id', '=', accountId),
      ),
    )
    return { list: rows.map((row) => channelOf(row, ctx.accountId)), total: await countOf(followedChannels) }
  },
}

/** The account whose follows are listed: the caller's, or that of `accountId` if the caller may see its profile. */
async function followerOf(ctx: CallerContext & { query: { accountId?: string | undefined } }): Promise<string> {
  const wanted = ctx.query.accountId
  if (wanted === undefined || wanted === ctx.accountId) return memberIdOf(ctx)
  return orFail(await publicProfileRow(ctx.db, wanted, ctx.accountId)).account_id
}

/** Reads published channels with their follower count, and whether the reader follows them. */
function withFollows(reader: CallerContext) {
  return publishedChannels(reader)
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

async function countOf(rows: ReturnType<typeof publishedChannels>): Promise<number> {
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}

type ChannelRow = Awaited<ReturnType<ReturnType<typeof withFollows>['executeTakeFirstOrThrow']>>

const channelOf = (row: ChannelRow, accountId: string | undefined): Channel => ({
  ipId: row.id,
  name: row.name,
  category: nullToUndefined(row.category),
  description: nullToUndefined(row.description),
  schedule: nullToUndefined(row.schedule),
  image: nullToUndefined(row.image),
  heroImage: nullToUndefined(row.hero_image),
  oshiColor: nullToUndefined(row.oshi_color),
  followerCount: row.follower_base + (row.follows ?? 0),
  hasFollowed: accountId === undefined ? undefined : Boolean(row.has_followed),
})

async function getChannel(reader: CallerContext & { params: { id: string } }): Promise<Channel> {
  const { id } = reader.params
  await requirePublishedChannel(reader, id)
  return channelOf(orFail(await withFollows(reader).where('channel.id', '=', id).executeTakeFirst()), reader.accountId)
}
