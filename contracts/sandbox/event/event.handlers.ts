import { boardOf, getBbsEntry } from './eventBoard.ts'
import { bookingsOf, viewersOf } from './eventCounts.ts'
import { episodeOf, eventOf, events, mayWatch, publishedEvent, publishedEvents, type EpisodeRow } from './events.ts'
import { openedByEvent } from '../livetalk/openedLivetalks.ts'
import { Failure, found } from '../runtime/failure.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import { pageByTime } from '../runtime/timePage.ts'
import { instantText, orMissing } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

export const eventHandlers: Handlers<'event'> = {
  async listEvents(ask) {
    const { ipId, kind, holding } = ask.query
    const order = ask.query['seek.order'] === 'DESC' ? 'desc' : 'asc'
    const after = ask.query['seek.lastStartTime']
    const query = publishedEvents(ask)
      .$if(ipId !== undefined, (rows) => rows.where('event.channel_id', '=', ipId ?? ''))
      .$if(kind !== undefined, (rows) => rows.where('event.kind', '=', kind ?? 'LIVE'))
      .$if(holding !== undefined, (rows) => rows.where('span.end_time', holding === 'IN_HOLDING' ? '>' : '<=', ask.now))
      .$if(after !== undefined, (rows) =>
        rows.where('span.start_time', order === 'asc' ? '>' : '<', new Date(after ?? 0)),
      )
      .orderBy('span.start_time', order)
    const { page, hasNext, last } = await pageByTime((count) => query.fetch(count, 'with ties').execute(), {
      limit: ask.query['seek.limit'],
      timeOf: (row) => row.start_time,
      idOf: (row) => row.id,
    })
    return { events: page.map((row) => eventOf(row, ask)), seek: { hasNext, lastStartTime: last } }
  },

  async getEvent(ask) {
    const { id } = ask.params
    const row = await publishedEvent(ask, id)
    const episodes = await episodesOf(ask, id).execute()
    const event = {
      ...eventOf(row, ask),
      description: orMissing(row.description),
      cautionList: orMissing(row.caution_list),
      episodes: episodes.map((each) => episodeOf(each, ask)),
      livetalkList: await openedByEvent(ask, id),
    }
    return { event }
  },

  async followEvent(ask) {
    const { id } = await publishedEvent(ask, ask.params.id)
    await ask.db
      .insertInto('event_follow')
      .values({ account_id: memberOf(ask), event_id: id, created_at: ask.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },

  async unfollowEvent(ask) {
    const { id } = ask.params
    found(await ask.db.selectFrom('event').select('id').where('id', '=', id).executeTakeFirst())
    await ask.db.deleteFrom('event_follow').where('account_id', '=', memberOf(ask)).where('event_id', '=', id).execute()
    return {}
  },

  async listFollowedEvents(ask) {
    const accountId = memberOf(ask)
    if (ask.params.id !== accountId) throw new Failure('NotFound')
    const after = ask.query['seek.lastFollowTime']
    const query = publishedEvents(ask)
      .innerJoin('event_follow as own', (join) =>
        join.onRef('own.event_id', '=', 'event.id').on('own.account_id', '=', accountId),
      )
      .select('own.created_at')
      .$if(after !== undefined, (rows) => rows.where('own.created_at', '<', new Date(after ?? 0)))
      .orderBy('own.created_at', 'desc')
    const { page, hasNext, last } = await pageByTime((count) => query.fetch(count, 'with ties').execute(), {
      limit: ask.query['seek.limit'],
      timeOf: (row) => row.created_at,
      idOf: (row) => row.id,
    })
    return { followEventList: page.map((row) => eventOf(row, ask)), seek: { hasNext, lastFollowTime: last } }
  },

  async getEpisodeDetail(ask) {
    const { bbsFilterQuery, page = 1 } = ask.query
    const { event, episode } = await openEpisode(ask, ask.params.episodeId, ask.query.eventId)
    const { bbsList, pagination } = await boardOf(ask, episode, { filter: bbsFilterQuery, page })
    const video = await ask.db
      .selectFrom('event_video')
      .select('id')
      .where('episode_id', '=', episode.id)
      .where('available_until', '>', ask.now)
      .executeTakeFirst()
    const data = {
      ...episodeOf(episode, ask),
      ipId: event.channel_id,
      ipName: event.channel_name,
      eventTitle: event.title,
      description: orMissing(episode.description),
      bbsStartTime: episode.board_from ? instantText(episode.board_from) : undefined,
      bbsEndTime: episode.board_until ? instantText(episode.board_until) : undefined,
      bbsList,
      hasOnDemandVideo: video !== undefined,
      hasTicket: ask.accountId === undefined ? undefined : await mayWatch(ask, episode.id),
    }
    return { data, pagination, userCount: viewersOf(ask, episode) }
  },

  async getOnDemandVideo(ask) {
    const { episode } = await openEpisode(ask, ask.params.episodeId, ask.query.eventId)
    const row = found(
      await ask.db.selectFrom('event_video').selectAll().where('episode_id', '=', episode.id).executeTakeFirst(),
    )
    if (!(await mayWatch(ask, episode.id))) throw new Failure('PermissionDenied')
    if (row.available_from > ask.now || row.available_until <= ask.now)
      throw new Failure('UnavailableVideoPublicationPeriod')
    const video = {
      videoId: row.id,
      episodeId: row.episode_id,
      title: row.title,
      url: row.url,
      image: orMissing(row.image),
      duration: row.duration_seconds,
      publicationStartTime: instantText(row.available_from),
      publicationEndTime: instantText(row.available_until),
    }
    return { video }
  },

  async countUsers(ask) {
    const { query } = ask
    if ('viewing.eventEpisodeId' in query)
      return { userCount: viewersOf(ask, await countedEpisode(ask, query['viewing.eventEpisodeId'])) }
    return { userCount: await bookingsOf(ask, await countedEpisode(ask, query['booking.eventEpisodeId'])) }
  },

  getBbsEntry: async (ask) => ({ bbs: await getBbsEntry(ask, ask.params.bbsId) }),
}

async function countedEpisode(reader: CallerContext, id: string): Promise<EpisodeRow> {
  const episodes = reader.db.selectFrom('event_episode').select('event_id').where('id', '=', id)
  const { event_id } = found(await episodes.executeTakeFirst())
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
 * An episode of the event. If the event is no longer published, only members with a right to watch it get the episode.
 */
async function openEpisode(reader: CallerContext, id: string, eventId: string) {
  const episode: EpisodeRow = found(await episodesOf(reader, eventId).where('id', '=', id).executeTakeFirst())
  const isHolder = await mayWatch(reader, id)
  const event = isHolder
    ? events(reader).where('event.id', '=', eventId).executeTakeFirst()
    : publishedEvent(reader, eventId)
  return { episode, event: found(await event) }
}
