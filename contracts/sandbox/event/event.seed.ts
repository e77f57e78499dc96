import type { Insertable } from 'kysely'
import { timeAfter, days } from '../runtime/clock.ts'
import type { SeedAccount } from '../account/accounts.content.ts'
import { accountEvents } from './accountEvents.content.ts'
import { eventBoards } from './eventBoards.content.ts'
import {
  seededEvents,
  seededTickets,
  type SeedEventEpisode,
  type SeedEvent,
  type SeedTicket,
} from './events.content.ts'
import { instantOf } from '../runtime/seed/seedTime.ts'
import type { DatasetTables } from '../schema.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { filmSeconds } from '../video/films.content.ts'

/**
 * Seeds events, tickets and bulletin boards at every start without changing what members have done. An event that has
 * passed gets new times, counted from today, if it is in the future according to the seed data.
 */
export async function seedEvent(ctx: SeedContext): Promise<void> {
  for (const [position, event] of seededEvents.entries()) await seedOne(ctx, event, position)
  for (const ticket of seededTickets) await seedTicket(ctx, ticket)
  await seedBoards(ctx)
}

async function seedOne({ db, now }: SeedContext, event: SeedEvent, position: number): Promise<void> {
  const row: Insertable<DatasetTables['event']> = {
    id: event.eventId,
    channel_id: event.ipId,
    position,
    kind: event.kind,
    title: event.title,
    description: event.description,
    image: event.image,
    venue: event.venue ?? null,
    caution_list: event.cautionList ? JSON.stringify(event.cautionList) : null,
    published_from: new Date('2024-01-01T00:00:00Z'),
    published_until: new Date('2099-12-31T15:00:00Z'),
  }
  const { id: _, ...texts } = row
  await db
    .insertInto('event')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(texts))
    .execute()
  const former = await db.selectFrom('event_episode').selectAll().where('event_id', '=', row.id).execute()
  const rows = event.episodes.map((episode, index) => episodeRow(event, episode, index, now))
  const keepsTimes = rows.every((wanted) => {
    const stored = former.find(({ id }) => id === wanted.id)
    return (
      stored && !hasPassed(stored.end_time, wanted.end_time, now) && !isAhead(stored.start_time, wanted.start_time, now)
    )
  })
  for (const { id, start_time, end_time, board_from, board_until, ...rest } of rows)
    await db
      .insertInto('event_episode')
      .values({ id, start_time, end_time, board_from, board_until, ...rest })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(keepsTimes ? rest : { ...rest, start_time, end_time, board_from, board_until }),
      )
      .execute()
  for (const episode of event.episodes) await seedRecording({ db, now }, event, episode)
}

/** Whether a stored time has passed, although it is in the future according to the seed data. */
const hasPassed = (stored: Date, wanted: Date, now: Date) => stored <= now && wanted > now
/**
 * Whether a stored time is in the future, although it is in the past according to the seed data, because an older
 * version of the seed has stored it.
 */
const isAhead = (stored: Date, wanted: Date, now: Date) => stored > now && wanted <= now

const boardOpens = days(7)

function episodeRow({ eventId }: SeedEvent, episode: SeedEventEpisode, position: number, now: Date) {
  const start_time = instantOf(episode.starts, now)
  return {
    id: episode.episodeId,
    event_id: eventId,
    position,
    status: episode.isCancelled ? ('CANCELLED' as const) : ('NORMAL' as const),
    title: episode.title,
    description: episode.description ?? null,
    image: episode.image ?? null,
    start_time,
    end_time: instantOf(episode.ends, now),
    booking_base: episode.booked,
    viewing_base: episode.watching ?? 0,
    board_from: episode.boardUntil ? timeAfter(start_time, -boardOpens) : null,
    board_until: episode.boardUntil ? instantOf(episode.boardUntil, now) : null,
  }
}

/** Stores the recording of an episode, which plays the film of the event's channel. */
async function seedRecording({ db, now }: SeedContext, event: SeedEvent, episode: SeedEventEpisode): Promise<void> {
  if (!episode.recording) return
  const { title, until } = episode.recording
  const row = {
    id: `${episode.episodeId}-video`,
    episode_id: episode.episodeId,
    title,
    url: `/videos/${event.ipId}/master.m3u8`,
    image: episode.image ?? event.image,
    duration_seconds: filmSeconds,
    available_from: instantOf(episode.ends, now),
    available_until: instantOf(until, now),
  }
  const { id: _, ...fields } = row
  await db
    .insertInto('event_video')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
    .execute()
}

async function seedTicket(
  { db }: SeedContext,
  { ticketId, eventId, episodeIds, seat, item }: SeedTicket,
): Promise<void> {
  const channel_id = seededEvents.find((event) => event.eventId === eventId)?.ipId ?? ''
  if (item)
    await db
      .insertInto('item')
      .values({ id: ticketId, channel_id, type: 'TICKET', rarity: null, ...item })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(item))
      .execute()
  const row = { event_id: eventId, seat: seat ?? null }
  await db
    .insertInto('event_ticket')
    .values({ item_id: ticketId, ...row })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(row))
    .execute()
  await db.deleteFrom('event_ticket_episode').where('item_id', '=', ticketId).execute()
  const rows = episodeIds.map((episode_id) => ({ item_id: ticketId, episode_id }))
  await db.insertInto('event_ticket_episode').values(rows).execute()
}

async function seedBoards({ db, now }: SeedContext): Promise<void> {
  const rows = eventBoards.map(({ episodeId, isOfficial = false, name, face, text, image, written }, index) => ({
    id: `bbs-${episodeId}-${index}`,
    episode_id: episodeId,
    author_id: null,
    author_name: name,
    author_image: face,
    is_official: isOfficial,
    text,
    image: image ?? null,
    created_at: instantOf(written, now),
  }))
  // Deletes entries that are no longer in the seed. Only the seed writes on these bulletin boards.
  const episodes = rows.map(({ episode_id }) => episode_id)
  await db.deleteFrom('event_board_entry').where('episode_id', 'in', episodes).execute()
  await db.insertInto('event_board_entry').values(rows).execute()
}

/** Gives a new demo account its tickets, purchased viewings and followed events. */
export async function seedDemoMemberEvents({ db, now }: SeedContext, { accountId }: SeedAccount): Promise<void> {
  const account_id = accountId
  const own = accountEvents[account_id]
  if (!own) return
  const owned = own.tickets.map(({ ticketId, count, acquired }) => ({
    account_id,
    item_id: ticketId,
    owned_count: count,
    acquired_at: instantOf(acquired, now),
  }))
  const viewings = own.viewings.map(({ episodeId, price, bought }) => ({
    account_id,
    episode_id: episodeId,
    price,
    purchased_at: instantOf(bought, now),
  }))
  const follows = own.follows.map(({ eventId, since }) => ({
    account_id,
    event_id: eventId,
    created_at: instantOf(since, now),
  }))
  if (owned.length > 0) await db.insertInto('owned_item').values(owned).execute()
  if (viewings.length > 0) await db.insertInto('viewing_purchase').values(viewings).execute()
  if (follows.length > 0) await db.insertInto('event_follow').values(follows).execute()
}
