import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { MessageCode } from '../../errors.ts'
import type { PublicationColumns } from '../runtime/db/columns.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import type { DatasetTables } from '../schema.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** Whether a row is published at `now`. Periods include their start and exclude their end (Q70). */
export const isPublished = ({ published_from, published_until }: PublicationColumns, now: Date) =>
  published_from <= now && published_until > now

/**
 * The tables, or their aliases in a query, whose rows have a publication period; a query over several tables uses `it`.
 */
type PublishedTable =
  | 'it'
  | 'channel'
  | 'event'
  | 'gacha'
  | 'livetalk_group'
  | 'lottery'
  | 'offer_room'
  | 'special'
  | 'story_group'
  | 'video'

/** {@link isPublished} as an SQL condition on the rows of a table. */
export function publishedCondition(now: Date, table: PublishedTable): Expression<SqlBool> {
  const eb = expressionBuilder<DatasetTables>()
  const column = (name: keyof PublicationColumns) => sql.ref<Date>(`${table}.${name}`)
  return eb.and([eb(column('published_from'), '<=', now), eb(column('published_until'), '>', now)])
}

/** The channels that are published at the dataset's current time. */
export const publishedChannels = ({ db, now }: DbContext) =>
  db.selectFrom('channel').where(publishedCondition(now, 'channel'))

/** Throws NotFound for an unknown channel and UnavailableIpPublicationPeriod for one outside its period. */
export async function requirePublishedChannel({ db, now }: DbContext, channelId: string): Promise<void> {
  const row = await db
    .selectFrom('channel')
    .select(['published_from', 'published_until'])
    .where('id', '=', channelId)
    .executeTakeFirst()
  if (!isPublished(orFail(row), now)) throw new Failure('UnavailableIpPublicationPeriod')
}

/**
 * Requires that a channel and a row that belongs to it are both published. Throws the channel's own error first, then
 * `outside` if the row is outside its period. Every endpoint that names such a row uses this function;
 * testing/publication.test.ts tests them all.
 */
export async function requirePublishedInChannel(
  ctx: DbContext,
  thing: PublicationColumns & { channel_id: string },
  outside: MessageCode,
): Promise<void> {
  await requirePublishedChannel(ctx, thing.channel_id)
  if (!isPublished(thing, ctx.now)) throw new Failure(outside)
}
