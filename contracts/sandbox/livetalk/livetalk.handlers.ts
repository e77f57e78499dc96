import { Failure } from '../runtime/failure.ts'
import { fits, hasControls, isVisible } from '../runtime/userText.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import {
  groupOf,
  groupRow,
  hasClosed,
  ipOf,
  livetalkOf,
  livetalkRow,
  livetalksOfGroup,
  publishedGroup,
  publishedLivetalk,
} from './livetalks.ts'
import { checkModeration } from '../members/moderation.ts'
import { identityOf, talkInfoOf, todoListOf } from './talkTodo.ts'
import {
  attendedLivetalk,
  cancel,
  ownTicket,
  reservationOf,
  reservationsOf,
  reserve,
  ticketsOf,
  unusedOf,
} from './talkTickets.ts'
import { instantText, orMissing } from '../runtime/wire.ts'
import { livetalkMeetingHandlers } from './meeting.handlers.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

export const livetalkHandlers: Handlers<'livetalk'> = {
  ...livetalkMeetingHandlers,

  async listGroupLivetalks(ask) {
    const group = await publishedGroup(ask, ask.params.id)
    const rows = await livetalksOfGroup(ask, group.id)
    return {
      group: groupOf(group),
      ip: await ipOf(ask, group.channel_id),
      livetalkList: rows.map((row) => livetalkOf(row, ask.now)),
    }
  },

  async getLivetalk(ask) {
    const row = await publishedLivetalk(ask, ask.params.id)
    const shown = { livetalk: livetalkOf(row, ask.now), ip: await ipOf(ask, row.channel_id) }
    if (ask.accountId === undefined) return shown
    const tickets = await ticketsOf(ask, row.id, ask.accountId).execute()
    return {
      ...shown,
      member: await participantOf(ask, ask.accountId),
      todoList: await todoListOf(ask, row, ask.accountId),
      ticketCount: tickets.reduce((sum, ticket) => sum + unusedOf(ticket), 0),
    }
  },

  async listLivetalkTickets(ask) {
    const row = await publishedLivetalk(ask, ask.params.id)
    const tickets = await ticketsOf(ask, row.id, memberOf(ask)).execute()
    const own = await reservationsOf(ask, [row.id], memberOf(ask))
    const list = tickets.map((ticket) => {
      const reservation = own.find(({ item_id }) => item_id === ticket.id)
      return {
        ticketId: ticket.id,
        name: ticket.name,
        image: orMissing(ticket.image),
        ownedCount: ticket.owned_count,
        unusedCount: unusedOf(ticket),
        reservation: reservation && reservationOf(reservation, ask.now),
      }
    })
    return { livetalk: livetalkOf(row, ask.now), cancelDeadline: instantText(row.cancel_deadline), list }
  },

  async getTicketSlots(ask) {
    const { ticketId, livetalkId } = ask.params
    const row = await publishedLivetalk(ask, livetalkId)
    await ownTicket(ask, ticketId, livetalkId, memberOf(ask))
    const slots = await slotsOf(ask, livetalkId)
    const own = await reservationsOf(ask, [livetalkId], memberOf(ask))
    const reservation = own.find(({ item_id }) => item_id === ticketId)
    return {
      slotList: slots.map((slot) => ({
        slotId: slot.id,
        startTime: instantText(slot.start_time),
        endTime: instantText(slot.end_time),
        vacancy: vacancyOf(slot.account_id, memberOf(ask)),
      })),
      reservationStartTime: instantText(row.reservation_from),
      reservationEndTime: instantText(row.reservation_until),
      reservation: reservation && reservationOf(reservation, ask.now),
    }
  },

  async reserveSlot(ask) {
    const { ticketId, livetalkId, slotId } = ask.params
    const livetalk = await publishedLivetalk(ask, livetalkId)
    const accountId = memberOf(ask)
    return ask.db.transaction().execute(async (db) => {
      await reserve({ ...ask, db }, { accountId, ticketId, slotId, livetalk })
      const own = await reservationsOf({ ...ask, db }, [livetalkId], accountId)
      const [reservation] = own.filter(({ slot_id }) => slot_id === slotId)
      if (!reservation) throw new Failure('Aborted')
      return { reservation: reservationOf(reservation, ask.now) }
    })
  },

  async cancelSlot(ask) {
    const { ticketId, livetalkId, slotId } = ask.params
    const livetalk = await livetalkRow(ask, livetalkId)
    const accountId = memberOf(ask)
    await ask.db.transaction().execute((db) => cancel({ ...ask, db }, { accountId, ticketId, slotId, livetalk }))
    return {}
  },

  async getTalkInfo(ask) {
    const { id } = await attendedLivetalk(ask, ask.params.id, memberOf(ask))
    return { talkInfo: await talkInfoOf(ask, id, memberOf(ask)) }
  },

  async saveTalkInfo(ask) {
    const livetalk = await attendedLivetalk(ask, ask.params.id, memberOf(ask))
    if (hasClosed(livetalk, ask.now)) throw new Failure('OutOfTerm')
    const { callName, topic } = ask.body
    checkTalkInfo(ask.body)
    await checkModeration(ask.db, [callName ?? '', topic ?? ''])
    const key = { livetalk_id: livetalk.id, account_id: memberOf(ask) }
    // A field missing in the body stays unchanged; an empty text removes the value.
    const changes = {
      ...(callName !== undefined && { call_name: callName || null }),
      ...(topic !== undefined && { topic: topic || null }),
    }
    await ask.db
      .insertInto('livetalk_talk_info')
      .values({ call_name: null, topic: null, ...key, ...changes })
      .onConflict((conflict) => conflict.columns(['livetalk_id', 'account_id']).doUpdateSet({ ...key, ...changes }))
      .execute()
    return { talkInfo: await talkInfoOf(ask, livetalk.id, memberOf(ask)) }
  },

  async getMemberLivetalk(ask) {
    const own = await reservationsOf(ask, [ask.params.id], memberOf(ask))
    // A member with a slot can still use the live talk after it is no longer published.
    const row = await (own.length > 0 ? livetalkRow : publishedLivetalk)(ask, ask.params.id)
    return {
      livetalk: livetalkOf(row, ask.now),
      ip: await ipOf(ask, row.channel_id),
      member: await participantOf(ask, memberOf(ask)),
      slotList: own.map((each) => reservationOf(each, ask.now)),
    }
  },

  async listMemberGroupLivetalks(ask) {
    const rows = await livetalksOfGroup(ask, ask.params.id)
    const ids = rows.map(({ id }) => id)
    const own = await reservationsOf(ask, ids, memberOf(ask))
    const group = await (own.length > 0 ? groupRow : publishedGroup)(ask, ask.params.id)
    const livetalkList = rows
      .map((row) => ({
        livetalk: livetalkOf(row, ask.now),
        slotList: own.filter(({ livetalk_id }) => livetalk_id === row.id).map((each) => reservationOf(each, ask.now)),
      }))
      .filter(({ slotList }) => slotList.length > 0)
    return { group: groupOf(group), ip: await ipOf(ask, group.channel_id), livetalkList }
  },
}

/** Slots in order, with the member who reserved each. */
const slotsOf = ({ db }: CallerContext, livetalkId: string) =>
  db
    .selectFrom('livetalk_slot')
    .leftJoin('livetalk_reservation', 'livetalk_reservation.slot_id', 'livetalk_slot.id')
    .select(['livetalk_slot.id', 'start_time', 'end_time', 'account_id'])
    .where('livetalk_slot.livetalk_id', '=', livetalkId)
    .orderBy('start_time')
    .execute()

function vacancyOf(holder: string | null, accountId: string) {
  if (holder === null) return 'FREE'
  return holder === accountId ? 'OWN' : 'TAKEN'
}

async function participantOf(reader: CallerContext, accountId: string) {
  const profile = await identityOf(reader, accountId)
  return {
    memberId: accountId,
    nickName: profile?.nick_name,
    image: orMissing(profile?.image ?? null),
  }
}

/** Whether a text is acceptable: empty (which removes the value), or visible (Q370), trimmed and not too long. */
const isSaid = (text: string, longest: number) =>
  text === '' || (text === text.trim() && isVisible(text) && fits(text, longest))

/**
 * Throws if a text is invalid. Line breaks are allowed in a topic but not in a name; other control characters in
 * neither.
 */
function checkTalkInfo({ callName = '', topic = '' }: { callName?: string; topic?: string }): void {
  const hasName = isSaid(callName, 20) && !hasControls(callName)
  const hasTopic = isSaid(topic, 200) && !/[^\P{Cc}\n]/u.test(topic)
  if (!hasName || !hasTopic) throw new Failure('InvalidArgument')
}
