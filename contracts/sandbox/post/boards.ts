import { expressionBuilder, sql, type Expression, type Selectable, type SqlBool } from 'kysely'
import type { World } from '../schema.ts'
import { published, requirePublished } from '../channel/publishedChannels.ts'
import { Failure, found } from '../runtime/failure.ts'
import type { DbContext } from '../runtime/dbContext.ts'

export type Board = Selectable<World['board']>

/** NotFound for a timeline that is none, UnavailableIpPublicationPeriod where its channel cannot be seen now. */
export async function openBoard(reader: DbContext, { type, typeId }: { type: string; typeId: string }): Promise<Board> {
  const row = await reader.db
    .selectFrom('board')
    .selectAll()
    .where('type', '=', type as Board['type'])
    .where('type_id', '=', typeId)
    .executeTakeFirst()
  const board = found(row)
  await requirePublished(reader, board.channel_id)
  return board
}

/** The same as a condition on posts. */
export const onOpenBoard = (reader: DbContext): Expression<SqlBool> =>
  expressionBuilder<World>().exists(
    published(reader)
      .innerJoin('board', 'board.channel_id', 'channel.id')
      .select('board.type')
      .whereRef('board.type', '=', sql.ref('post.type'))
      .whereRef('board.type_id', '=', sql.ref('post.type_id')),
  )

/** Start inclusive, end exclusive (Q70). */
export const isPostable = ({ opens_at, closes_at }: Board, now: Date) => opens_at <= now && closes_at > now

/** UnavailablePostPeriod before the timeline opens and after it has closed. */
export async function requirePostable(reader: DbContext, place: { type: string; typeId: string }): Promise<Board> {
  const board = await openBoard(reader, place)
  if (!isPostable(board, reader.now)) throw new Failure('UnavailablePostPeriod')
  return board
}
