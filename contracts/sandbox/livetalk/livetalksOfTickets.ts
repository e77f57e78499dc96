import type { OpenedLivetalk } from '../../livetalk/openedLivetalk.ts'
import { publishedCondition } from '../channel/publishedChannels.ts'
import { timeAfter } from '../runtime/clock.ts'
import { instantOnWire } from '../runtime/wire.ts'
import { noShowAfterMs } from './slotState.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/**
 * The live talks for which ticket items are valid, until the live talks close. A reader with a slot also gets a live
 * talk whose publication has ended.
 */
function openedBy({ db, now, accountId = '' }: CallerContext, itemIds: readonly string[]) {
  return db
    .selectFrom('livetalk_ticket')
    .innerJoin('livetalk', 'livetalk.id', 'livetalk_ticket.livetalk_id')
    .innerJoin('livetalk_group', 'livetalk_group.id', 'livetalk.group_id')
    .innerJoin('channel', 'channel.id', 'livetalk_group.channel_id')
    .leftJoin('livetalk_reservation', (join) =>
      join
        .onRef('livetalk_reservation.livetalk_id', '=', 'livetalk.id')
        .onRef('livetalk_reservation.item_id', '=', 'livetalk_ticket.item_id')
        .on('livetalk_reservation.account_id', '=', accountId),
    )
    .leftJoin('livetalk_slot', 'livetalk_slot.id', 'livetalk_reservation.slot_id')
    .select(['livetalk_ticket.item_id', 'livetalk.id', 'livetalk.title', 'livetalk.start_time'])
    .select('livetalk_slot.start_time as slot_time')
    .where('livetalk_ticket.item_id', 'in', itemIds.length > 0 ? itemIds : [''])
    .where('livetalk.end_time', '>', timeAfter(now, -noShowAfterMs))
    .where((eb) =>
      eb.or([
        eb('livetalk_slot.id', 'is not', null),
        eb.and([publishedCondition(now, 'livetalk_group'), publishedCondition(now, 'channel')]),
      ]),
    )
    .orderBy('livetalk.start_time')
    .orderBy('livetalk.id')
    .execute()
}

type Row = Awaited<ReturnType<typeof openedBy>>[number]

const openedOf = ({ id, title, start_time }: Row): OpenedLivetalk => ({
  livetalkId: id,
  title,
  startTime: instantOnWire(start_time),
})

/** The live talks of ticket items, by item id, each with the slot that the reader reserved with that ticket (C024). */
export async function livetalksOfTickets(reader: CallerContext, itemIds: readonly string[]) {
  const rows = Map.groupBy(await openedBy(reader, itemIds), ({ item_id }) => item_id)
  const withSlot = (row: Row) => ({
    ...openedOf(row),
    slotStartTime: row.slot_time ? instantOnWire(row.slot_time) : undefined,
  })
  return new Map([...rows].map(([id, opened]) => [id, opened.map(withSlot)]))
}

/**
 * The live talks that an event's tickets are valid for, the same for every reader. Each is listed once, even if several
 * tickets are valid for it (C026).
 */
export async function livetalksOfEvent(
  { db, now }: CallerContext,
  eventId: string,
): Promise<OpenedLivetalk[] | undefined> {
  const tickets = await db.selectFrom('event_ticket').select('item_id').where('event_id', '=', eventId).execute()
  const itemIds = tickets.map(({ item_id }) => item_id)
  const opened = new Map(
    (await openedBy({ db, now, accountId: undefined }, itemIds)).map((row) => [row.id, openedOf(row)]),
  )
  return opened.size > 0 ? [...opened.values()] : undefined
}
