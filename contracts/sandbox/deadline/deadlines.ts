import type { Deadline } from '../../deadline/deadline.ts'
import { publishedCondition } from '../channel/publishedChannels.ts'
import { reservationsWithTimes } from '../livetalk/talkTickets.ts'
import { slotStateOf } from '../livetalk/slotState.ts'
import { instantOnWire } from '../runtime/wire.ts'
import { campaignDeadlines } from './campaignDeadlines.ts'
import { pagePath, type DeadlineReader, type DeadlineRow } from './deadlineRow.ts'
import { noticeGiftDeadlines } from './noticeGiftDeadlines.ts'
import { presentDeadlines } from './presentDeadlines.ts'

const channelOf = (row: { channel_id: string; channel_name: string }) => ({
  id: row.channel_id,
  name: row.channel_name,
})

/** The announcements of results of entered lotteries, and the deadlines for choosing a prize (Q221). */
async function lotteryDeadlines({ db, now, accountIds }: DeadlineReader): Promise<DeadlineRow[]> {
  const rows = await db
    .selectFrom('lottery')
    .innerJoin('lottery_entry as entry', (join) =>
      join.onRef('entry.lottery_id', '=', 'lottery.id').onRef('entry.run', '=', 'lottery.run'),
    )
    .innerJoin('channel', 'channel.id', 'lottery.channel_id')
    .leftJoin('lottery_win as win', (join) =>
      join
        .onRef('win.lottery_id', '=', 'lottery.id')
        .onRef('win.run', '=', 'lottery.run')
        .onRef('win.account_id', '=', 'entry.account_id'),
    )
    .where('entry.account_id', 'in', accountIds)
    .where((eb) => eb.or([eb('lottery.announced_at', '>', now), eb('lottery.published_until', '>', now)]))
    .distinct()
    .select(['entry.account_id', 'lottery.id', 'lottery.name', 'lottery.announced_at', 'lottery.published_until'])
    .select(['lottery.run', 'lottery.drawn_run', 'lottery.channel_id', 'channel.name as channel_name'])
    .select(['win.prize_id', 'win.prize_item_id'])
    .execute()
  return rows.flatMap((row): DeadlineRow[] => {
    const common = { accountId: row.account_id, name: row.name, channel: channelOf(row) }
    if (row.drawn_run < row.run) {
      const path = pagePath('lottery', row.id)
      return [{ ...common, id: `result-LOTTERY-${row.id}`, kind: 'RESULT', until: row.announced_at, path }]
    }
    if (row.prize_id === null || row.prize_item_id !== null) return []
    const path = pagePath('lottery', row.id, 'result')
    return [{ ...common, id: `choice-${row.id}`, kind: 'CHOICE', until: row.published_until, path }]
  })
}

/** The deadlines for sending the postal addresses of privileges. */
async function addressDeadlines({ db, now, accountIds }: DeadlineReader): Promise<DeadlineRow[]> {
  const rows = await db
    .selectFrom('special_privilege_ticket as ticket')
    .innerJoin('special_privilege as privilege', 'privilege.id', 'ticket.privilege_id')
    .innerJoin('channel', 'channel.id', 'privilege.channel_id')
    .where('ticket.account_id', 'in', accountIds)
    .where('ticket.address', 'is', null)
    .where('privilege.address_until', '>', now)
    .select(['ticket.account_id', 'ticket.id', 'privilege.name', 'privilege.channel_id'])
    .select(['channel.name as channel_name', 'privilege.address_until'])
    .$narrowType<{ address_until: Date }>()
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    id: `address-${row.id}`,
    kind: 'ADDRESS',
    name: row.name,
    channel: channelOf(row),
    until: row.address_until,
    path: pagePath('collection', 'special', 'privilege', row.id, 'address'),
  }))
}

/** The payment deadlines of pending orders. */
async function orderDeadlines({ db, now, accountIds }: DeadlineReader): Promise<DeadlineRow[]> {
  const rows = await db
    .selectFrom('payment_transaction')
    .where('account_id', 'in', accountIds)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', now)
    .select(['account_id', 'id', 'item_name', 'payment_method', 'expires_at'])
    .$narrowType<{ account_id: string; expires_at: Date }>()
    .execute()
  return rows.map((row) => {
    const kind = row.payment_method === 'CONVENIENCE' ? 'STORE_PAYMENT' : 'PAYMENT'
    return {
      accountId: row.account_id,
      id: `${kind === 'PAYMENT' ? 'payment' : 'storePayment'}-${row.id}`,
      kind,
      name: row.item_name,
      channel: null,
      until: row.expires_at,
      path: '/order-history',
    }
  })
}

/** The ends of the validity of tickets: the end of a ticket's last performance, or of its event. */
async function ticketDeadlines({ db, now, accountIds }: DeadlineReader): Promise<DeadlineRow[]> {
  const rows = await db
    .selectFrom('owned_item')
    .innerJoin('item', 'item.id', 'owned_item.item_id')
    .innerJoin('event_ticket', 'event_ticket.item_id', 'item.id')
    .innerJoin('event', 'event.id', 'event_ticket.event_id')
    .innerJoin('channel', 'channel.id', 'event.channel_id')
    .where('owned_item.account_id', 'in', accountIds)
    .select(['owned_item.account_id', 'item.id', 'item.name', 'event.channel_id', 'channel.name as channel_name'])
    .select((eb) => [
      eb
        .selectFrom('event_ticket_episode as valid')
        .innerJoin('event_episode as episode', 'episode.id', 'valid.episode_id')
        .whereRef('valid.item_id', '=', 'item.id')
        .where('episode.status', '=', 'NORMAL')
        .select(({ fn }) => fn.max('episode.end_time').as('end_time'))
        .as('own_end'),
      eb
        .selectFrom('event_episode as episode')
        .whereRef('episode.event_id', '=', 'event.id')
        .where('episode.status', '=', 'NORMAL')
        .select(({ fn }) => fn.max('episode.end_time').as('end_time'))
        .as('event_end'),
    ])
    .execute()
  return rows.flatMap((row): DeadlineRow[] => {
    const until = row.own_end ?? row.event_end
    if (until === null || until <= now) return []
    const common = { accountId: row.account_id, name: row.name, channel: channelOf(row) }
    return [{ ...common, id: `ticket-${row.id}`, kind: 'TICKET', until, path: pagePath('ticket', row.id) }]
  })
}

/** The ends of the access to rented and received videos. */
async function videoDeadlines({ db, now, accountIds }: DeadlineReader): Promise<DeadlineRow[]> {
  const rows = await db
    .selectFrom('video_access as access')
    .innerJoin('video', 'video.id', 'access.video_id')
    .innerJoin('channel', 'channel.id', 'video.channel_id')
    .where('access.account_id', 'in', accountIds)
    .where('access.expires_at', '>', now)
    .where('video.access_type', 'in', ['RENTAL', 'SERIAL_CODE', 'GACHA_PRIVILEGE'])
    .where(publishedCondition(now, 'video'))
    .where(publishedCondition(now, 'channel'))
    .select(['access.account_id', 'video.id', 'video.title', 'video.channel_id'])
    .select(['channel.name as channel_name', 'access.expires_at'])
    .$narrowType<{ expires_at: Date }>()
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    id: `rental-${row.id}`,
    kind: 'RENTAL',
    name: row.title,
    channel: channelOf(row),
    until: row.expires_at,
    path: pagePath('channel', row.channel_id, 'movie', row.id),
  }))
}

/** The deadlines for cancelling slots in live talks that have not begun. */
async function cancellationDeadlines({ db, now, accountIds }: DeadlineReader): Promise<DeadlineRow[]> {
  const rows = await reservationsWithTimes({ db })
    .innerJoin('livetalk_group', 'livetalk_group.id', 'livetalk.group_id')
    .innerJoin('channel', 'channel.id', 'livetalk_group.channel_id')
    .where('livetalk_reservation.account_id', 'in', accountIds)
    .where('livetalk.cancel_deadline', '>', now)
    .where('livetalk_slot.start_time', '>', now)
    .select(['livetalk.title', 'livetalk_group.channel_id', 'channel.name as channel_name'])
    .execute()
  const isCancellable = (row: (typeof rows)[number]) => ['RESERVED', 'WAITING'].includes(slotStateOf(row, row, now))
  return rows.filter(isCancellable).map((row) => ({
    accountId: row.account_id,
    id: `cancellation-${row.slot_id}`,
    kind: 'CANCELLATION',
    name: row.title,
    channel: channelOf(row),
    until: row.cancel_deadline,
    path: `${pagePath('livetalk', row.livetalk_id, 'slot')}?ticket=${encodeURIComponent(row.item_id)}`,
  }))
}

const lists = [
  campaignDeadlines,
  lotteryDeadlines,
  addressDeadlines,
  orderDeadlines,
  presentDeadlines,
  noticeGiftDeadlines,
  ticketDeadlines,
  videoDeadlines,
  cancellationDeadlines,
]

/**
 * The deadlines of some members that have not passed, the next one first. Runs one query for each kind of deadline, not
 * for each member. Reminders use this function as well.
 */
export async function deadlinesOf(reader: DeadlineReader): Promise<DeadlineRow[]> {
  if (reader.accountIds.length === 0) return []
  const rows: DeadlineRow[] = []
  for (const list of lists) for (const row of await list(reader)) rows.push(row)
  return rows
    .filter(({ until }) => until > reader.now)
    .toSorted((a, b) => a.until.getTime() - b.until.getTime() || (a.id < b.id ? -1 : 1))
}

/** A deadline as sent over the wire. */
export const deadlineOnWire = (row: DeadlineRow): Deadline => ({
  deadlineId: row.id,
  kind: row.kind,
  name: row.name,
  ...(row.channel && { ipId: row.channel.id, ipName: row.channel.name }),
  endTime: instantOnWire(row.until),
  path: row.path,
})
