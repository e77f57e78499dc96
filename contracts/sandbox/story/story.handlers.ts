import type { StoryEpisode } from '../../story/story.endpoints.ts'
import { found } from '../runtime/failure.ts'
import { assetsOnWire } from '../inventory/assetsOnWire.ts'
import { memberOf, type Ask, type Handlers } from '../runtime/http/ask.ts'
import { onlyOnce } from '../runtime/idempotency.ts'
import { publishedAt, requirePublished } from '../channel/publishedChannels.ts'
import {
  episodeHeadOf,
  rewardsOf,
  scriptOf,
  storyEpisodes,
  viewEpisode,
  type StoryEpisodeRow,
} from './storyEpisodes.ts'
import { nextChargeTime, openStoryGroup, storyGroupOf, storyGroups, type StoryGroupRow } from './storyGroups.ts'
import { registerReader, storyReader } from './storyReaders.ts'
import { tipsFor } from './tips.ts'
import { instantText, orMissing } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

export const storyHandlers: Handlers<'story'> = {
  async listStoryGroups(ask) {
    const { ipId } = ask.query
    await requirePublished(ask, ipId)
    const rows = await storyGroups(ask)
      .where('channel_id', '=', ipId)
      .where('genre', '<>', 'PRIVILEGE')
      .where(publishedAt(ask.now, 'story_group'))
      .orderBy('story_group.position')
      .orderBy('story_group.id')
      .execute()
    return { storyGroups: rows.map((row) => storyGroupOf(row, ask.accountId)) }
  },

  async getStoryGroup(ask) {
    const group = await openStoryGroup(ask, ask.params)
    const rows = await storyEpisodes(ask, group.id).execute()
    return {
      storyGroup: storyGroupOf(group, ask.accountId),
      episodeList: await Promise.all(rows.map((row) => episodeOf(ask, row))),
      charge: group.charge_hours === null ? undefined : await chargeOf(ask, group, group.charge_hours),
    }
  },

  async readStoryEpisode(ask) {
    const group = await openStoryGroup(ask, ask.params)
    const rows = await storyEpisodes(ask, group.id).execute()
    const index = rows.findIndex(({ id }) => id === ask.params.storyEpisodeId)
    const row = found(rows[index])
    const next = rows[index + 1]
    return {
      storyGroup: {
        storyGroupId: group.id,
        ipId: group.channel_id,
        ipName: group.channel_name,
        oshiColor: orMissing(group.oshi_color),
        name: group.name,
        genre: group.genre,
        playType: group.play_type,
      },
      episode: episodeHeadOf(row),
      nextEpisode: next && episodeHeadOf(next),
      script: await scriptOf(ask.db, row),
    }
  },

  async viewStoryEpisode(ask) {
    const { params, query, body } = ask
    const accountId = memberOf(ask)
    return onlyOnce(ask, { view: params, ...body }, (db) =>
      viewEpisode({ ...ask, db, accountId }, params, { needsPurchase: body.needsPurchase === true, ...query }),
    )
  },

  getStoryReader: (ask) => storyReader(ask, ask.params.id),

  async getStoryReaderNologin(ask) {
    const { ip } = await storyReader({ ...ask, accountId: undefined }, ask.params.id)
    return { ip }
  },

  async registerStoryReader(ask) {
    await registerReader(ask, ask.params.ipId, ask.body)
    return {}
  },

  getTips: async (ask) => ({ tips: await tipsFor(ask, ask.params.type, ask.query.ip_id) }),

  async finishTutorial(ask) {
    const { tutorial_id } = ask.body
    found(await ask.db.selectFrom('tutorial').select('id').where('id', '=', tutorial_id).executeTakeFirst())
    await ask.db
      .insertInto('tutorial_done')
      .values({ account_id: memberOf(ask), tutorial_id, done_at: ask.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },
}

async function episodeOf(
  { db, accountId }: Pick<Ask, 'db' | 'accountId'>,
  row: StoryEpisodeRow,
): Promise<StoryEpisode> {
  const isRead = row.read_at !== null
  return {
    ...episodeHeadOf(row),
    summary: orMissing(row.summary),
    isRead: accountId === undefined ? undefined : isRead,
    actionReward: isRead ? undefined : (await assetsOnWire({ db }, rewardsOf(row)))[0],
  }
}

async function chargeOf(ask: CallerContext, group: StoryGroupRow, hours: number) {
  const next = await nextChargeTime(ask, group)
  return { hours, nextTime: next && instantText(next) }
}
