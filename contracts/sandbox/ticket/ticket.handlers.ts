import type { Ticket } from '../../ticket/ticket.endpoints.ts'
import { eventEpisodeOnWire, eventOnWire, eventsWithEpisodes, type EpisodeRow } from '../event/events.ts'
import { livetalksOfTickets } from '../livetalk/livetalksOfTickets.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { pageByTime } from '../runtime/timePage.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The sandbox's handlers of the ticket endpoints. */
export const ticketHandlers: Handlers<'ticket'> = {
  async listTickets(ctx) {
    const rows = await eventsWithEpisodes(ctx)
      .innerJoin('event_ticket', 'event_ticket.event_id', 'event.id')
      .innerJoin('item', 'item.id', 'event_ticket.item_id')
      .innerJoin('owned_item', 'owned_item.item_id', 'item.id')
      .select(['item.id as ticket_id', 'item.name as ticket_name', 'item.image as ticket_image', 'seat'])
      .select(['owned_count', 'acquired_at'])
      .where('owned_item.account_id', '=', memberIdOf(ctx))
      .orderBy('span.start_time')
      .orderBy('item.id')
      .execute()
    const ids = rows.map(({ ticket_id }) => ticket_id)
    const [episodes, livetalks] = [await episodesOfTickets(ctx, ids), await livetalksOfTickets(ctx, ids)]
    const list = rows.map((row): Ticket => ({
      ticketId: row.ticket_id,
      name: row.ticket_name,
      image: nullToUndefined(row.ticket_image),
      seat: nullToUndefined(row.seat),
      ticketCount: row.owned_count,
      acquiredTime: instantOnWire(row.acquired_at),
      event: eventOnWire(row, ctx),
      episodes: (episodes.get(row.ticket_id) ?? []).map((each) => eventEpisodeOnWire(each, ctx)),
      livetalkList: livetalks.get(row.ticket_id),
    }))
    const isOver = ({ event }: Ticket) => event.holding === 'HOLDING_END'
    return { list: [...list.filter((each) => !isOver(each)), ...list.filter(isOver).toReversed()] }
  },

  async listViewingPurchases(ctx) {
    const { eventId, holding } = ctx.query
    const last = ctx.query['seek.lastPurchaseTime']
    const query = eventsWithEpisodes(ctx)
      .innerJoin(
        (eb) =>
          eb
            .selectFrom('viewing_purchase')
            .innerJoin('event_episode', 'event_episode.id', 'viewing_purchase.episode_id')
            .select(({ fn }) => ['event_id', fn.max('purchased_at').as('purchased_at')])
            .where('account_id', '=', memberIdOf(ctx))
            .groupBy('event_id')
            .as('bought'),
        (join) => join.onRef('bought.event_id', '=', 'event.id'),
      )
      .select('bought.purchased_at')
      .$if(eventId !== undefined, (rows) => rows.where('event.id', '=', eventId ?? ''))
      .$if(holding !== undefined, (rows) => rows.where('span.end_time', holding === 'IN_HOLDING' ? '>' : '<=', ctx.now))
      .$if(last !== undefined, (rows) => rows.where('bought.purchased_at', '<', new Date(last ?? 0)))
      .orderBy('bought.purchased_at', 'desc')
    const found = await pageByTime((count) => query.fetch(count, 'with ties').execute(), {
      limit: ctx.query['seek.limit'],
      timeOf: (row) => row.purchased_at,
      idOf: (row) => row.id,
    })
    const episodes = await purchasedEpisodes(
      ctx,
      found.page.map(({ id }) => id),
    )
    const list = found.page.map((row) => ({
      event: eventOnWire(row, ctx),
      purchaseTime: instantOnWire(row.purchased_at),
      episodes: (episodes.get(row.id) ?? []).map((each) => ({
        ...eventEpisodeOnWire(each, ctx),
        purchaseTime: instantOnWire(each.purchased_at),
        price: each.price,
      })),
    }))
    return { list, seek: { hasNext: found.hasNext, lastPurchaseTime: found.last } }
  },
}

async function episodesOfTickets({ db }: CallerContext, ids: readonly string[]): Promise<Map<string, EpisodeRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('event_ticket_episode')
    .innerJoin('event_episode', 'event_episode.id', 'event_ticket_episode.episode_id')
    .selectAll('event_episode')
    .select('item_id')
    .where('item_id', 'in', ids)
    .where('status', '=', 'NORMAL')
    .orderBy('start_time')
    .orderBy('event_episode.id')
    .execute()
  return Map.groupBy(rows, ({ item_id }) => item_id)
}

async function purchasedEpisodes(ctx: CallerContext, eventIds: readonly string[]) {
  if (eventIds.length === 0) return new Map<string, never[]>()
  const rows = await ctx.db
    .selectFrom('viewing_purchase')
    .innerJoin('event_episode', 'event_episode.id', 'viewing_purchase.episode_id')
    .selectAll('event_episode')
    .select(['price', 'purchased_at'])
    .where('account_id', '=', memberIdOf(ctx))
    .where('event_id', 'in', eventIds)
    .where('status', '=', 'NORMAL')
    .orderBy('start_time')
    .orderBy('event_episode.id')
    .execute()
  return Map.groupBy(rows, ({ event_id }) => event_id)
}
