import type { StoryGroup } from '../../story/story.endpoints.ts'
import type { Db } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { isPublished, requirePublishedChannel } from '../channel/publishedChannels.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** Story groups with their channel, number of episodes, and what the reader has read and unlocked. */
export function storyGroups({ db, accountId = '' }: Pick<CallerContext, 'db' | 'accountId'>) {
  return db
    .selectFrom('story_group')
    .innerJoin('channel', 'channel.id', 'story_group.channel_id')
    .selectAll('story_group')
    .select(['channel.name as channel_name', 'channel.oshi_color'])
    .select((eb) => {
      const episodes = eb.selectFrom('story_episode').whereRef('group_id', '=', 'story_group.id')
      return [
        episodes.select(({ fn }) => fn.countAll<number>().as('n')).as('episodes'),
        episodes
          .innerJoin('story_read', 'story_read.episode_id', 'story_episode.id')
          .where('story_read.account_id', '=', accountId)
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .as('read_episodes'),
        eb
          .exists(
            episodes
              .innerJoin('story_unlock', 'story_unlock.episode_id', 'story_episode.id')
              .where('story_unlock.account_id', '=', accountId)
              .select('story_episode.id'),
          )
          .as('has_unlocked'),
        eb
          .exists(
            eb
              .selectFrom('story_privilege')
              .whereRef('group_id', '=', 'story_group.id')
              .where('account_id', '=', accountId)
              .select('group_id'),
          )
          .as('has_privilege'),
      ]
    })
}

/** A story group with its channel and the reader's counts. */
export type StoryGroupRow = Awaited<ReturnType<ReturnType<typeof storyGroups>['executeTakeFirstOrThrow']>>

/** The fields of a story group that every list returns. */
export const storyGroupListFields = (row: Pick<StoryGroupRow, StoryGroupHeadColumn>) => ({
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: nullToUndefined(row.oshi_color),
  name: row.name,
  genre: row.genre,
  playType: row.play_type,
  description: nullToUndefined(row.description),
  image: nullToUndefined(row.image),
  episodeCount: row.episodes ?? 0,
  readEpisodeCount: row.read_episodes ?? 0,
})
type StoryGroupHeadColumn =
  | 'channel_id'
  | 'channel_name'
  | 'oshi_color'
  | 'name'
  | 'genre'
  | 'play_type'
  | 'description'
  | 'image'
  | 'episodes'
  | 'read_episodes'

/** A story group as sent over the wire. */
export const storyGroupOnWire = (row: StoryGroupRow, accountId: string | undefined): StoryGroup => ({
  storyGroupId: row.id,
  ...storyGroupListFields(row),
  readEpisodeCount: accountId === undefined ? undefined : (row.read_episodes ?? 0),
  publicationStartTime: instantOnWire(row.published_from),
  publicationEndTime: instantOnWire(row.published_until),
})

/**
 * A group that the reader may open. Throws NotFound for a privilege story the member has not received, and OutOfTerm
 * after the period, unless the member has unlocked an episode or received the story.
 */
export async function requireReadableGroup(
  visitor: CallerContext,
  { ipId, storyGroupId }: { ipId: string; storyGroupId: string },
): Promise<StoryGroupRow> {
  await requirePublishedChannel(visitor, ipId)
  const row = orFail(
    await storyGroups(visitor)
      .where('story_group.id', '=', storyGroupId)
      .where('channel_id', '=', ipId)
      .executeTakeFirst(),
  )
  if (row.genre === 'PRIVILEGE' && !row.has_privilege) throw new Failure('NotFound')
  const keeps = row.has_unlocked || row.has_privilege
  if (!keeps && !isPublished(row, visitor.now)) throw new Failure('OutOfTerm')
  return row
}

/**
 * When the reader can next unlock a paid episode of the group without coins; undefined if the reader can do so now, or
 * if the group has no free unlocks.
 */
export async function nextFreeUnlockTime(
  { db, now, accountId = '' }: { db: Db; now: Date; accountId?: string | undefined },
  group: Pick<StoryGroupRow, 'id' | 'charge_hours'>,
): Promise<Date | undefined> {
  const { latest } = await db
    .selectFrom('story_unlock')
    .innerJoin('story_episode', 'story_episode.id', 'story_unlock.episode_id')
    .select(({ fn }) => fn.max<Date | null>('story_unlock.created_at').as('latest'))
    .where('account_id', '=', accountId)
    .where('group_id', '=', group.id)
    .where('kind', '=', 'CHARGED')
    .executeTakeFirstOrThrow()
  if (!latest || group.charge_hours === null) return undefined
  const next = new Date(latest.getTime() + group.charge_hours * 3_600_000)
  return next > now ? next : undefined
}
