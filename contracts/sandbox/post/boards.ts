import { expressionBuilder, sql, type Expression, type Selectable, type SqlBool } from 'kysely'
import type { DatasetTables } from '../schema.ts'
import { publishedChannels, requirePublishedChannel } from '../channel/publishedChannels.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** A row of the table of timelines. */
export type Board = Selectable<DatasetTables['board']>

/**
 * Reads a timeline. Throws NotFound for an unknown one, and UnavailableIpPublicationPeriod if its channel is not
 * published.
 */
export async function requireReadableBoard(
  reader: DbContext,
  { type, typeId }: { type: string; typeId: string },
): Promise<Board> {
  const row = await reader.db
    .selectFrom('board')
    .selectAll()
    .where('type', '=', type as Board['type'])
    .where('type_id', '=', typeId)
    .executeTakeFirst()
  const board = orFail(row)
  await requirePublishedChannel(reader, board.channel_id)
  return board
}

/** SQL condition: the post is on a timeline that {@link requireReadableBoard} would return. */
export const isOnReadableBoard = (reader: DbContext): Expression<SqlBool> =>
  expressionBuilder<DatasetTables>().exists(
    publishedChannels(reader)
      .innerJoin('board', 'board.channel_id', 'channel.id')
      .select('board.type')
      .whereRef('board.type', '=', sql.ref('post.type'))
      .whereRef('board.type_id', '=', sql.ref('post.type_id')),
  )

/** Whether the timeline accepts posts. The period includes its start and excludes its end (Q70). */
export const isOpenForPosting = ({ opens_at, closes_at }: Board, now: Date) => opens_at <= now && closes_at > now

/** Reads a timeline that accepts posts. Throws UnavailablePostPeriod before it opens and after it has closed. */
export async function requirePostableBoard(reader: DbContext, place: { type: string; typeId: string }): Promise<Board> {
  const board = await requireReadableBoard(reader, place)
  if (!isOpenForPosting(board, reader.now)) throw new Failure('UnavailablePostPeriod')
  return board
}
