import { Failure } from '../runtime/failure.ts'
import { fitsGraphemes, hasControls, isVisible } from '../runtime/userText.ts'
import { memberOf, type Handlers } from '../runtime/http/callContext.ts'
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

  async listGroupLivetalks(ctx) {
    const group = await publishedGroup(ctx, ctx.params.id)
    const rows = await livetalksOfGroup(ctx, group.id)
    return {
      group: groupOf(group),
      ip: await ipOf(ctx, group.channel_id),
      livetalkList: rows.map((row) => livetalkOf(row, ctx.now)),
    }
  },

  async getLivetalk(ctx) {
    const row = await publishedLivetalk(ctx, ctx.params.id)
    const shown = { livetalk: livetalkOf(row, ctx.now), ip: await ipOf(ctx, row.channel_id) }
    if (ctx.accountId === undefined) return shown
    const tickets = await ticketsOf(ctx, row.id, ctx.accountId).execute()
    return {
      ...shown,
      member: await participantOf(ctx, ctx.accountId),
      todoList: await todoListOf(ctx, row, ctx.accountId),
      ticketCount: tickets.reduce((sum, ticket) => sum + unusedOf(ticket), 0),
    }
  },

  async listLivetalkTickets(ctx) {
    const row = await publishedLivetalk(ctx, ctx.params.id)
    const tickets = await ticketsOf(ctx, row.id, memberOf(ctx)).execute()
    const own = await reservationsOf(ctx, [row.id], memberOf(ctx))
    const list = tickets.map((ticket) => {
      const reservation = own.find(({ item_id }) => item_id === ticket.id)
      return {
        ticketId: ticket.id,
        name: ticket.name,
        image: orMissing(ticket.image),
        ownedCount: ticket.owned_count,
        unusedCount: unusedOf(ticket),
        reservation: reservation && reservationOf(reservation, ctx.now),
      }
    })
    return { livetalk: livetalkOf(row, ctx.now), cancelDeadline: instantText(row.cancel_deadline), list }
  },

  async getTicketSlots(ctx) {
    const { ticketId, livetalkId } = ctx.params
    const row = await publishedLivetalk(ctx, livetalkId)
    await ownTicket(ctx, ticketId, livetalkId, memberOf(ctx))
    const slots = await slotsOf(ctx, livetalkId)
    const own = await reservationsOf(ctx, [livetalkId], memberOf(ctx))
    const reservation = own.find(({ item_id }) => item_id === ticketId)
    return {
      slotList: slots.map((slot) => ({
        slotId: slot.id,
        startTime: instantText(slot.start_time),
        endTime: instantText(slot.end_time),
        vacancy: vacancyOf(slot.account_id, memberOf(ctx)),
      })),
      reservationStartTime: instantText(row.reservation_from),
      reservationEndTime: instantText(row.reservation_until),
      reservation: reservation && reservationOf(reservation, ctx.now),
    }
  },

  async reserveSlot(ctx) {
    const { ticketId, livetalkId, slotId } = ctx.params
    const livetalk = await publishedLivetalk(ctx, livetalkId)
    const accountId = memberOf(ctx)
    return ctx.db.transaction().execute(async (db) => {
      await reserve({ ...ctx, db }, { accountId, ticketId, slotId, livetalk })
      const own = await reservationsOf({ ...ctx, db }, [livetalkId], accountId)
      const [reservation] = own.filter(({ slot_id }) => slot_id === slotId)
      if (!reservation) throw new Failure('Aborted')
      return { reservation: reservationOf(reservation, ctx.now) }
    })
  },

  async cancelSlot(ctx) {
    const { ticketId, livetalkId, slotId } = ctx.params
    const livetalk = await livetalkRow(ctx, livetalkId)
    const accountId = memberOf(ctx)
    await ctx.db.transaction().execute((db) => cancel({ ...ctx, db }, { accountId, ticketId, slotId, livetalk }))
    return {}
  },

  async getTalkInfo(ctx) {
    const { id } = await attendedLivetalk(ctx, ctx.params.id, memberOf(ctx))
    return { talkInfo: await talkInfoOf(ctx, id, memberOf(ctx)) }
  },

  async saveTalkInfo(ctx) {
    const livetalk = await attendedLivetalk(ctx, ctx.params.id, memberOf(ctx))
    if (hasClosed(livetalk, ctx.now)) throw new Failure('OutOfTerm')
    const { callName, topic } = ctx.body
    checkTalkInfo(ctx.body)
    await checkModeration(ctx.db, [callName ?? '', topic ?? ''])
    const key = { livetalk_id: livetalk.id, account_id: memberOf(ctx) }
    // A field missing in the body stays unchanged; an empty text removes the value.
    const changes = {
      ...(callName !== undefined && { call_name: callName || null }),
      ...(topic !== undefined && { topic: topic || null }),
    }
    await ctx.db
      .insertInto('livetalk_talk_info')
      .values({ call_name: null, topic: null, ...key, ...changes })
      .onConflict((conflict) => conflict.columns(['livetalk_id', 'account_id']).doUpdateSet({ ...key, ...changes }))
      .execute()
    return { talkInfo: await talkInfoOf(ctx, livetalk.id, memberOf(ctx)) }
  },

  async getMemberLivetalk(ctx) {
    const own = await reservationsOf(ctx, [ctx.params.id], memberOf(ctx))
    // A member with a slot can still use the live talk after it is no longer published.
    const row = await (own.length > 0 ? livetalkRow : publishedLivetalk)(ctx, ctx.params.id)
    return {
      livetalk: livetalkOf(row, ctx.now),
      ip: await ipOf(ctx, row.channel_id),
      member: await participantOf(ctx, memberOf(ctx)),
      slotList: own.map((each) => reservationOf(each, ctx.now)),
    }
  },

  async listMemberGroupLivetalks(ctx) {
    const rows = await livetalksOfGroup(ctx, ctx.params.id)
    const ids = rows.map(({ id }) => id)
    const own = await reservationsOf(ctx, ids, memberOf(ctx))
    const group = await (own.length > 0 ? groupRow : publishedGroup)(ctx, ctx.params.id)
    const livetalkList = rows
      .map((row) => ({
        livetalk: livetalkOf(row, ctx.now),
        slotList: own.filter(({ livetalk_id }) => livetalk_id === row.id).map((each) => reservationOf(each, ctx.now)),
      }))
      .filter(({ slotList }) => slotList.length > 0)
    return { group: groupOf(group), ip: await ipOf(ctx, group.channel_id), livetalkList }
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
const isAcceptableText = (text: string, longest: number) =>
  text === '' || (text === text.trim() && isVisible(text) && fitsGraphemes(text, longest))

/**
 * Throws if a text is invalid. Line breaks are allowed in a topic but not in a name; other control characters in
 * neither.
 */
function checkTalkInfo({ callName = '', topic = '' }: { callName?: string; topic?: string }): void {
  const hasName = isAcceptableText(callName, 20) && !hasControls(callName)
  const hasTopic = isAcceptableText(topic, 200) && !/[^\P{Cc}\n]/u.test(topic)
  if (!hasName || !hasTopic) throw new Failure('InvalidArgument')
}
