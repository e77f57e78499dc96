import { boardPageOf, bbsEntryOf } from './eventBoard.ts'
import { bookingCountOf, viewerCountOf } from './eventCounts.ts'
import {
  eventEpisodeOnWire,
  eventOnWire,
  eventsWithEpisodes,
  mayWatch,
  publishedEvent,
  publishedEvents,
  type EpisodeRow,
} from './events.ts'
import { livetalksOfEvent } from '../livetalk/livetalksOfTickets.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { pageByTime } from '../runtime/timePage.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The sandbox's handlers of the event endpoints. */
export const eventHandlers: Handlers<'event'> = {
  async listEvents(ctx) {
    const { ipId, kind, holding } = ctx.query
    const order = ctx.query['seek.order'] === 'DESC' ? 'desc' : 'asc'
    const after = ctx.query['seek.lastStartTime']
    const query = publishedEvents(ctx)
      .$if(ipId !== undefined, (rows) => rows.where('event.channel_id', '=', ipId ?? ''))
      .$if(kind !== undefined, (rows) => rows.where('event.kind', '=', kind ?? 'LIVE'))
      .$if(holding !== undefined, (rows) => rows.where('span.end_time', holding === 'IN_HOLDING' ? '>' : '<=', ctx.now))
      .$if(after !== undefined, (rows) =>
        rows.where('span.start_time', order === 'asc' ? '>' : '<', new Date(after ?? 0)),
      )
      .orderBy('span.start_time', order)
    const { page, hasNext, last } = await pageByTime((count) => query.fetch(count, 'with ties').execute(), {
      limit: ctx.query['seek.limit'],
      timeOf: (row) => row.start_time,
      idOf: (row) => row.id,
    })
    return { events: page.map((row) => eventOnWire(row, ctx)), seek: { hasNext, lastStartTime: last } }
  },

  async getEvent(ctx) {
    const { id } = ctx.params
    const row = await publishedEvent(ctx, id)
    const episodes = await episodesOf(ctx, id).execute()
    const event = {
      ...eventOnWire(row, ctx),
      description: nullToUndefined(row.description),
      cautionList: nullToUndefined(row.caution_list),
      episodes: episodes.map((each) => eventEpisodeOnWire(each, ctx)),
      livetalkList: await livetalksOfEvent(ctx, id),
    }
    return { event }
  },

  async followEvent(ctx) {
    const { id } = await publishedEvent(ctx, ctx.params.id)
    await ctx.db
      .insertInto('event_follow')
      .values({ account_id: memberIdOf(ctx), event_id: id, created_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },

  async unfollowEvent(ctx) {
    const { id } = ctx.params
    orFail(await ctx.db.selectFrom('event').select('id').where('id', '=', id).executeTakeFirst())
    await ctx.db
      .deleteFrom('event_follow')
      .where('account_id', '=', memberIdOf(ctx))
      .where('event_id', '=', id)
      .execute()
    return {}
  },

  async listFollowedEvents(ctx) {
    const accountId = memberIdOf(ctx)
    if (ctx.params.id !== accountId) throw new Failure('NotFound')
    const after = ctx.query['seek.lastFollowTime']
    const query = publishedEvents(ctx)
      .innerJoin('event_follow as own', (join) =>
        join.onRef('own.event_id', '=', 'event.id').on('own.account_id', '=', accountId),
      )
      .select('own.created_at')
      .$if(after !== undefined, (rows) => rows.where('own.created_at', '<', new Date(after ?? 0)))
      .orderBy('own.created_at', 'desc')
    const { page, hasNext, last } = await pageByTime((count) => query.fetch(count, 'with ties').execute(), {
      limit: ctx.query['seek.limit'],
      timeOf: (row) => row.created_at,
      idOf: (row) => row.id,
    })
    return { followEventList: page.map((row) => eventOnWire(row, ctx)), seek: { hasNext, lastFollowTime: last } }
  },

  async getEpisodeDetail(ctx) {
    const { bbsFilterQuery, page = 1 } = ctx.query
    const { event, episode } = await openEpisode(ctx, ctx.params.episodeId, ctx.query.eventId)
    const { bbsList, pagination } = await boardPageOf(ctx, episode, { filter: bbsFilterQuery, page })
    const video = await ctx.db
      .selectFrom('event_video')
      .select('id')
      .where('episode_id', '=', episode.id)
      .where('available_until', '>', ctx.now)
      .executeTakeFirst()
    const data = {
      ...eventEpisodeOnWire(episode, ctx),
      ipId: event.channel_id,
      ipName: event.channel_name,
      eventTitle: event.title,
      description: nullToUndefined(episode.description),
      bbsStartTime: episode.board_from ? instantOnWire(episode.board_from) : undefined,
      bbsEndTime: episode.board_until ? instantOnWire(episode.board_until) : undefined,
      bbsList,
      hasOnDemandVideo: video !== undefined,
      hasTicket: ctx.accountId === undefined ? undefined : await mayWatch(ctx, episode.id),
    }
    return { data, pagination, userCount: viewerCountOf(ctx, episode) }
  },

  async getOnDemandVideo(ctx) {
    const { episode } = await openEpisode(ctx, ctx.params.episodeId, ctx.query.eventId)
    const row = orFail(
      await ctx.db.selectFrom('event_video').selectAll().where('episode_id', '=', episode.id).executeTakeFirst(),
    )
    if (!(await mayWatch(ctx, episode.id))) throw new Failure('PermissionDenied')
    if (row.available_from > ctx.now || row.available_until <= ctx.now)
      throw new Failure('UnavailableVideoPublicationPeriod')
    const video = {
      videoId: row.id,
      episodeId: row.episode_id,
      title: row.title,
      url: row.url,
      image: nullToUndefined(row.image),
      duration: row.duration_seconds,
      publicationStartTime: instantOnWire(row.available_from),
      publicationEndTime: instantOnWire(row.available_until),
    }
    return { video }
  },

  async countUsers(ctx) {
    const { query } = ctx
    if ('viewing.eventEpisodeId' in query)
      return { userCount: viewerCountOf(ctx, await countedEpisode(ctx, query['viewing.eventEpisodeId'])) }
    return { userCount: await bookingCountOf(ctx, await countedEpisode(ctx, query['booking.eventEpisodeId'])) }
  },

  getBbsEntry: async (ctx) => ({ bbs: await bbsEntryOf(ctx, ctx.params.bbsId) }),
}

async function countedEpisode(reader: CallerContext, id: string): Promise<EpisodeRow> {
  const episodes = reader.db.selectFrom('event_episode').select('event_id').where('id', '=', id)
  const { event_id } = orFail(await episodes.executeTakeFirst())
  return (await openEpisode(reader, id, event_id)).episode
}

const episodesOf = ({ db }: CallerContext, eventId: string) =>
  db
    .selectFrom('event_episode')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('status', '=', 'NORMAL')
    .orderBy('start_time')
    .orderBy('id')

/**
 * Reads an episode of an event. If the event is no longer published, only members with a right to watch it get the
 * episode.
 */
async function openEpisode(reader: CallerContext, id: string, eventId: string) {
  const episode: EpisodeRow = orFail(await episodesOf(reader, eventId).where('id', '=', id).executeTakeFirst())
  const isHolder = await mayWatch(reader, id)
  const event = isHolder
    ? eventsWithEpisodes(reader).where('event.id', '=', eventId).executeTakeFirst()
    : publishedEvent(reader, eventId)
  return { episode, event: orFail(await event) }
}
