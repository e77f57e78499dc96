import { memberIdOf } from '../runtime/http/callContext.ts'
import { publishedChannels, publishedCondition } from '../channel/publishedChannels.ts'
import { nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** Story groups that can be opened now, with how many episodes of each the member has read. */
function openGroups(ctx: CallerContext) {
  const account = memberIdOf(ctx)
  return publishedChannels(ctx)
    .innerJoin('story_group', 'story_group.channel_id', 'channel.id')
    .where(publishedCondition(ctx.now, 'story_group'))
    .selectAll('story_group')
    .select(['channel.name as channel_name', 'channel.oshi_color'])
    .select((eb) => [
      eb
        .selectFrom('story_episode')
        .whereRef('group_id', '=', 'story_group.id')
        .select(({ fn }) => fn.countAll<number>().as('episodes'))
        .as('episodes'),
      eb
        .selectFrom('story_episode')
        .innerJoin('story_read', 'story_read.episode_id', 'story_episode.id')
        .whereRef('group_id', '=', 'story_group.id')
        .where('story_read.account_id', '=', account)
        .select(({ fn }) => fn.countAll<number>().as('read_episodes'))
        .as('read_episodes'),
    ])
}

/** The groups in which the member has read an episode, with the time of the latest reading. */
export function startedStoryGroups(ctx: CallerContext) {
  const reading = ctx.db
    .selectFrom('story_read')
    .innerJoin('story_episode', 'story_episode.id', 'story_read.episode_id')
    .where('story_read.account_id', '=', memberIdOf(ctx))
    .groupBy('group_id')
    .select((eb) => ['group_id', eb.fn.max('read_at').as('at')])
  return openGroups(ctx).innerJoin(reading.as('mine'), 'mine.group_id', 'story_group.id').select('mine.at')
}

/** The groups with paid episodes that the member has unlocked: their number, and the time of the latest unlocking. */
export function unlockedStoryGroups(ctx: CallerContext) {
  const unlocked = ctx.db
    .selectFrom('story_unlock')
    .innerJoin('story_episode', 'story_episode.id', 'story_unlock.episode_id')
    .where('story_unlock.account_id', '=', memberIdOf(ctx))
    .groupBy('group_id')
    .select((eb) => ['group_id', eb.fn.max('created_at').as('at'), eb.fn.countAll<number>().as('available')])
  return openGroups(ctx)
    .innerJoin(unlocked.as('mine'), 'mine.group_id', 'story_group.id')
    .select(['mine.at', 'mine.available'])
}

/** The story groups that the member received as a privilege. */
export function privilegeStoryGroups(ctx: CallerContext) {
  return openGroups(ctx)
    .innerJoin('story_privilege as mine', 'mine.group_id', 'story_group.id')
    .where('mine.account_id', '=', memberIdOf(ctx))
    .select('mine.acquired_at as at')
}

/** The order of lists of story groups: the group that was most recently read or unlocked comes first. */
export const byLatestTime = { by: 'mine.at', direction: 'desc', id: 'story_group.id' } as const

/** The order of lists of received story groups: the most recently received one comes first. */
export const byLatestAcquisition = { ...byLatestTime, by: 'mine.acquired_at' } as const

/** The episodes of a group in order, and whether the member has read each. */
export async function episodesWithReadMarks(ctx: CallerContext, groupId: string) {
  const rows = await ctx.db
    .selectFrom('story_episode')
    .leftJoin('story_read', (join) =>
      join.onRef('story_read.episode_id', '=', 'story_episode.id').on('story_read.account_id', '=', memberIdOf(ctx)),
    )
    .select(['id', 'title', 'label', 'summary', 'image', 'read_at'])
    .where('group_id', '=', groupId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    storyEpisodeId: row.id,
    title: row.title,
    label: nullToUndefined(row.label),
    summary: nullToUndefined(row.summary),
    image: nullToUndefined(row.image),
    isRead: row.read_at !== null,
  }))
}
