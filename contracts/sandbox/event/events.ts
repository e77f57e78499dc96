import type { Selectable } from 'kysely'
import type { Episode, Event } from '../../event/event.endpoints.ts'
import type { DatasetTables } from '../schema.ts'
import { publishedCondition, requirePublishedInChannel } from '../channel/publishedChannels.ts'
import { orFail } from '../runtime/failure.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/**
 * Events with the period of their episodes, their channel, and whether the reader follows them. Includes unpublished
 * ones, because a ticket remains valid. Excludes events without episodes.
 */
export function eventsWithEpisodes({ db, accountId = '' }: CallerContext) {
  return db
    .selectFrom('event')
    .innerJoin('channel', 'channel.id', 'event.channel_id')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('event_episode')
          .select(({ fn }) => [
            'event_id',
            fn.min('start_time').as('start_time'),
            fn.max('end_time').as('end_time'),
            fn.countAll<number>().as('episode_count'),
          ])
          .where('status', '=', 'NORMAL')
          .groupBy('event_id')
          .as('span'),
      (join) => join.onRef('span.event_id', '=', 'event.id'),
    )
    .selectAll('event')
    .select(['channel.name as channel_name', 'channel.oshi_color'])
    .select(['span.start_time', 'span.end_time', 'span.episode_count'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('event_follow')
            .select('event_follow.event_id')
            .whereRef('event_follow.event_id', '=', 'event.id')
            .where('event_follow.account_id', '=', accountId),
        )
        .as('has_followed'),
    )
}

/** The events that are currently published, on published channels. */
export const publishedEvents = (reader: CallerContext) =>
  eventsWithEpisodes(reader)
    .where(publishedCondition(reader.now, 'event'))
    .where(publishedCondition(reader.now, 'channel'))

/** A published event. Throws NotFound for any other. */
export async function publishedEvent(reader: CallerContext, id: string): Promise<EventRow> {
  const row = orFail(await eventsWithEpisodes(reader).where('event.id', '=', id).executeTakeFirst())
  await requirePublishedInChannel(reader, row, 'NotFound')
  return row
}

type EventRow = Awaited<ReturnType<ReturnType<typeof eventsWithEpisodes>['executeTakeFirstOrThrow']>>

const holdingOf = ({ end_time }: { end_time: Date }, now: Date) =>
  end_time > now ? ('IN_HOLDING' as const) : ('HOLDING_END' as const)

/** An event as sent over the wire. */
export const eventOnWire = (row: EventRow, { now, accountId }: CallerContext): Event => ({
  eventId: row.id,
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: nullToUndefined(row.oshi_color),
  kind: row.kind,
  holding: holdingOf(row, now),
  title: row.title,
  image: nullToUndefined(row.image),
  venue: nullToUndefined(row.venue),
  startTime: instantOnWire(row.start_time),
  endTime: instantOnWire(row.end_time),
  episodeCount: row.episode_count,
  hasFollowed: accountId === undefined ? undefined : Boolean(row.has_followed),
})

/** A row of the table of event episodes. */
export type EpisodeRow = Selectable<DatasetTables['event_episode']>

/** An episode of an event as sent over the wire. */
export const eventEpisodeOnWire = (row: EpisodeRow, { now }: Pick<CallerContext, 'now'>): Episode => ({
  episodeId: row.id,
  eventId: row.event_id,
  title: row.title,
  image: nullToUndefined(row.image),
  holding: holdingOf(row, now),
  startTime: instantOnWire(row.start_time),
  endTime: instantOnWire(row.end_time),
})

/** Whether the caller may watch the episode because of a ticket or a purchased viewing. A guest never may. */
export async function mayWatch({ db, accountId }: CallerContext, episodeId: string): Promise<boolean> {
  if (accountId === undefined) return false
  const right = await db
    .selectFrom('event_ticket_episode')
    .innerJoin('owned_item', 'owned_item.item_id', 'event_ticket_episode.item_id')
    .select('episode_id')
    .where('episode_id', '=', episodeId)
    .where('owned_item.account_id', '=', accountId)
    .union((eb) =>
      eb
        .selectFrom('viewing_purchase')
        .select('episode_id')
        .where('episode_id', '=', episodeId)
        .where('account_id', '=', accountId),
    )
    .executeTakeFirst()
  return right !== undefined
}
