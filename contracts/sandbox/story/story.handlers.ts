import type { StoryEpisode } from '../../story/story.endpoints.ts'
import { orFail } from '../runtime/failure.ts'
import { assetsOnWire } from '../inventory/assetsOnWire.ts'
import { memberIdOf, type CallContext, type Handlers } from '../runtime/http/callContext.ts'
import { withIdempotencyKey } from '../runtime/idempotency.ts'
import { publishedCondition, requirePublishedChannel } from '../channel/publishedChannels.ts'
import {
  episodeListFields,
  readingRewardsOf,
  requireScript,
  storyEpisodes,
  openEpisodeFor,
  type StoryEpisodeRow,
} from './storyEpisodes.ts'
import {
  nextFreeUnlockTime,
  requireReadableGroup,
  storyGroupOnWire,
  storyGroups,
  type StoryGroupRow,
} from './storyGroups.ts'
import { registerReader, readerNamesOf } from './storyReaders.ts'
import { tipsFor } from './tips.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The sandbox's handlers of the story endpoints. */
export const storyHandlers: Handlers<'story'> = {
  async listStoryGroups(ctx) {
    const { ipId } = ctx.query
    await requirePublishedChannel(ctx, ipId)
    const rows = await storyGroups(ctx)
      .where('channel_id', '=', ipId)
      .where('genre', '<>', 'PRIVILEGE')
      .where(publishedCondition(ctx.now, 'story_group'))
      .orderBy('story_group.position')
      .orderBy('story_group.id')
      .execute()
    return { storyGroups: rows.map((row) => storyGroupOnWire(row, ctx.accountId)) }
  },

  async getStoryGroup(ctx) {
    const group = await requireReadableGroup(ctx, ctx.params)
    const rows = await storyEpisodes(ctx, group.id).execute()
    return {
      storyGroup: storyGroupOnWire(group, ctx.accountId),
      episodeList: await Promise.all(rows.map((row) => episodeOf(ctx, row))),
      charge: group.charge_hours === null ? undefined : await chargeOf(ctx, group, group.charge_hours),
    }
  },

  async readStoryEpisode(ctx) {
    const group = await requireReadableGroup(ctx, ctx.params)
    const rows = await storyEpisodes(ctx, group.id).execute()
    const index = rows.findIndex(({ id }) => id === ctx.params.storyEpisodeId)
    const row = orFail(rows[index])
    const next = rows[index + 1]
    return {
      storyGroup: {
        storyGroupId: group.id,
        ipId: group.channel_id,
        ipName: group.channel_name,
        oshiColor: nullToUndefined(group.oshi_color),
        name: group.name,
        genre: group.genre,
        playType: group.play_type,
      },
      episode: episodeListFields(row),
      nextEpisode: next && episodeListFields(next),
      script: await requireScript(ctx.db, row),
    }
  },

  async viewStoryEpisode(ctx) {
    const { params, query, body } = ctx
    const accountId = memberIdOf(ctx)
    return withIdempotencyKey(ctx, { view: params, ...body }, (db) =>
      openEpisodeFor({ ...ctx, db, accountId }, params, { needsPurchase: body.needsPurchase === true, ...query }),
    )
  },

  getStoryReader: (ctx) => readerNamesOf(ctx, ctx.params.id),

  async getStoryReaderNologin(ctx) {
    const { ip } = await readerNamesOf({ ...ctx, accountId: undefined }, ctx.params.id)
    return { ip }
  },

  async registerStoryReader(ctx) {
    await registerReader(ctx, ctx.params.ipId, ctx.body)
    return {}
  },

  getTips: async (ctx) => ({ tips: await tipsFor(ctx, ctx.params.type, ctx.query.ip_id) }),

  async finishTutorial(ctx) {
    const { tutorial_id } = ctx.body
    orFail(await ctx.db.selectFrom('tutorial').select('id').where('id', '=', tutorial_id).executeTakeFirst())
    await ctx.db
      .insertInto('tutorial_done')
      .values({ account_id: memberIdOf(ctx), tutorial_id, done_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },
}

async function episodeOf(
  { db, accountId }: Pick<CallContext, 'db' | 'accountId'>,
  row: StoryEpisodeRow,
): Promise<StoryEpisode> {
  const isRead = row.read_at !== null
  return {
    ...episodeListFields(row),
    summary: nullToUndefined(row.summary),
    isRead: accountId === undefined ? undefined : isRead,
    actionReward: isRead ? undefined : (await assetsOnWire({ db }, readingRewardsOf(row)))[0],
  }
}

async function chargeOf(ctx: CallerContext, group: StoryGroupRow, hours: number) {
  const next = await nextFreeUnlockTime(ctx, group)
  return { hours, nextTime: next && instantOnWire(next) }
}
