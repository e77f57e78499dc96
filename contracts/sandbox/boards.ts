import type { Selectable } from 'kysely'
import type { World } from './db/schema.ts'
import { Failure, found } from './failure.ts'
import type { Ask } from './http/ask.ts'

type Reader = Pick<Ask, 'db' | 'now'>
export type Board = Selectable<World['board']>

/** NotFound for a timeline that is none, UnavailableIpPublicationPeriod where its channel cannot be seen now. */
export async function openBoard(reader: Reader, { type, typeId }: { type: string; typeId: string }): Promise<Board> {
  const row = await reader.db
    .selectFrom('board')
    .innerJoin('channel', 'channel.id', 'board.channel_id')
    .selectAll('board')
    .select(['channel.published_from', 'channel.published_until'])
    .where('type', '=', type as Board['type'])
    .where('type_id', '=', typeId)
    .executeTakeFirst()
  const { published_from, published_until, ...board } = found(row)
  if (published_from > reader.now || published_until <= reader.now) throw new Failure('UnavailableIpPublicationPeriod')
  return board
}

/** Start inclusive, end exclusive (Q70). */
export const isPostable = ({ opens_at, closes_at }: Board, now: Date) => opens_at <= now && closes_at > now

/** UnavailablePostPeriod before the timeline opens and after it has closed. */
export async function requirePostable(reader: Reader, place: { type: string; typeId: string }): Promise<Board> {
  const board = await openBoard(reader, place)
  if (!isPostable(board, reader.now)) throw new Failure('UnavailablePostPeriod')
  return board
}
