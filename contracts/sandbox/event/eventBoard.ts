import type { Selectable } from 'kysely'
import { type BbsEntry } from '../../event/event.endpoints.ts'
import { isNotHiddenByBlock } from '../people/blocks.ts'
import { isNotSuspended } from '../people/suspension.ts'
import type { DatasetTables } from '../schema.ts'
import { publishedEvent, type EpisodeRow } from './events.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { foldForComparison } from '../runtime/userText.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

const pageSize = 20

/** Whether the bulletin board is open. Its period includes its start and excludes its end (Q70). */
const isOpen = ({ board_from, board_until }: Pick<EpisodeRow, 'board_from' | 'board_until'>, now: Date) =>
  board_from !== null && board_from <= now && (board_until === null || board_until > now)

/** Board entries, without those whose author is hidden from the reader by a block. */
const entries = ({ db, accountId }: CallerContext) =>
  db
    .selectFrom('event_board_entry')
    .selectAll('event_board_entry')
    .where((eb) =>
      eb.or([
        eb('author_id', 'is', null),
        eb.and([
          isNotHiddenByBlock(accountId, 'event_board_entry.author_id'),
          isNotSuspended('event_board_entry.author_id'),
        ]),
      ]),
    )

/** A page of an episode's board, the latest first; empty while the board is closed. */
export async function boardPageOf(
  reader: CallerContext,
  episode: EpisodeRow,
  { filter, page }: { filter: string | undefined; page: number },
) {
  if (!isOpen(episode, reader.now)) return { bbsList: [], pagination: { page, total: 0, hasNext: false } }
  const words = foldForComparison(filter ?? '').trim()
  const onBoard = entries(reader).where('episode_id', '=', episode.id)
  // Searches the texts in JavaScript, not in SQL, so that search and moderation use the same Unicode rules.
  const matches = words === '' ? undefined : (await onBoard.execute()).filter(containsText(words)).map(({ id }) => id)
  const matching = onBoard.$if(matches !== undefined, (rows) =>
    rows.where('id', 'in', matches?.length ? matches : ['']),
  )
  const { total } = await matching
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { bbsList: rows.map(entryOf), pagination: { page, total, hasNext: page * pageSize < total } }
}

const containsText =
  (words: string) =>
  ({ author_name, text }: Selectable<DatasetTables['event_board_entry']>): boolean =>
    foldForComparison(`${author_name} ${text}`).includes(words)

/** One entry of a bulletin board with its event and episode. Throws UnavailableChatPeriod while the board is closed. */
export async function bbsEntryOf(reader: CallerContext, id: string) {
  const row = orFail(
    await entries(reader)
      .innerJoin('event_episode', 'event_episode.id', 'event_board_entry.episode_id')
      .select(['event_id', 'title as episode_title', 'board_from', 'board_until'])
      .where('event_board_entry.id', '=', id)
      .where('status', '=', 'NORMAL')
      .executeTakeFirst(),
  )
  const event = await publishedEvent(reader, row.event_id)
  if (!isOpen(row, reader.now)) throw new Failure('UnavailableChatPeriod')
  const position = {
    episodeId: row.episode_id,
    episodeTitle: row.episode_title,
    eventId: event.id,
    eventTitle: event.title,
  }
  return { ...entryOf(row), ...position }
}

const entryOf = (row: Selectable<DatasetTables['event_board_entry']>): BbsEntry => ({
  bbsId: row.id,
  accountId: nullToUndefined(row.author_id),
  authorName: row.author_name,
  authorImage: nullToUndefined(row.author_image),
  isOfficial: row.is_official,
  text: row.text,
  image: nullToUndefined(row.image),
  createTime: instantOnWire(row.created_at),
})
