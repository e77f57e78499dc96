import { Failure } from '../runtime/failure.ts'
import { hasControlCharacter, isVisible } from '../runtime/userText.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import {
  livetalkGroupOnWire,
  requireLivetalkGroup,
  isLivetalkClosed,
  livetalkIpOf,
  livetalkOnWire,
  requireLivetalk,
  livetalksOfGroup,
  requirePublishedGroup,
  requirePublishedLivetalk,
} from './livetalks.ts'
import { checkModeration } from '../people/moderation.ts'
import { identityOf, talkInfoOf, todoListOf } from './talkTodo.ts'
import {
  requireAttendedLivetalk,
  cancelReservation,
  requireOwnTicket,
  slotReservationOnWire,
  reservationsOfMember,
  reserveWithTicket,
  livetalkTicketsOf,
  unusedTicketCount,
} from './talkTickets.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import { livetalkMeetingHandlers } from './meeting.handlers.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The sandbox's handlers of the livetalk endpoints. */
export const livetalkHandlers: Handlers<'livetalk'> = {
  ...livetalkMeetingHandlers,

  async listGroupLivetalks(ctx) {
    const group = await requirePublishedGroup(ctx, ctx.params.id)
    const rows = await livetalksOfGroup(ctx, group.id)
    return {
      group: livetalkGroupOnWire(group),
      ip: await livetalkIpOf(ctx, group.channel_id),
      livetalkList: rows.map((row) => livetalkOnWire(row, ctx.now)),
    }
  },

  async getLivetalk(ctx) {
    const row = await requirePublishedLivetalk(ctx, ctx.params.id)
    const shown = { livetalk: livetalkOnWire(row, ctx.now), ip: await livetalkIpOf(ctx, row.channel_id) }
    if (ctx.accountId === undefined) return shown
    const tickets = await livetalkTicketsOf(ctx, row.id, ctx.accountId).execute()
    return {
      ...shown,
      member: await participantOf(ctx, ctx.accountId),
      todoList: await todoListOf(ctx, row, ctx.accountId),
      ticketCount: tickets.reduce((sum, ticket) => sum + unusedTicketCount(ticket), 0),
    }
  },

  async listLivetalkTickets(ctx) {
    const row = await requirePublishedLivetalk(ctx, ctx.params.id)
    const tickets = await livetalkTicketsOf(ctx, row.id, memberIdOf(ctx)).execute()
    const own = await reservationsOfMember(ctx, [row.id], memberIdOf(ctx))
    const list = tickets.map((ticket) => {
      const reservation = own.find(({ item_id }) => item_id === ticket.id)
      return {
        ticketId: ticket.id,
        name: ticket.name,
        image: nullToUndefined(ticket.image),
        ownedCount: ticket.owned_count,
        unusedCount: unusedTicketCount(ticket),
        reservation: reservation && slotReservationOnWire(reservation, ctx.now),
      }
    })
    return { livetalk: livetalkOnWire(row, ctx.now), cancelDeadline: instantOnWire(row.cancel_deadline), list }
  },

  async getTicketSlots(ctx) {
    const { ticketId, livetalkId } = ctx.params
    const row = await requirePublishedLivetalk(ctx, livetalkId)
    await requireOwnTicket(ctx, ticketId, livetalkId, memberIdOf(ctx))
    const slots = await slotsOf(ctx, livetalkId)
    const own = await reservationsOfMember(ctx, [livetalkId], memberIdOf(ctx))
    const reservation = own.find(({ item_id }) => item_id === ticketId)
    return {
      slotList: slots.map((slot) => ({
        slotId: slot.id,
        startTime: instantOnWire(slot.start_time),
        endTime: instantOnWire(slot.end_time),
        vacancy: vacancyOf(slot.account_id, memberIdOf(ctx)),
      })),
      reservationStartTime: instantOnWire(row.reservation_from),
      reservationEndTime: instantOnWire(row.reservation_until),
      reservation: reservation && slotReservationOnWire(reservation, ctx.now),
    }
  },

  async reserveSlot(ctx) {
    const { ticketId, livetalkId, slotId } = ctx.params
    const livetalk = await requirePublishedLivetalk(ctx, livetalkId)
    const accountId = memberIdOf(ctx)
    return ctx.db.transaction().execute(async (db) => {
      await reserveWithTicket({ ...ctx, db }, { accountId, ticketId, slotId, livetalk })
      const own = await reservationsOfMember({ ...ctx, db }, [livetalkId], accountId)
      const [reservation] = own.filter(({ slot_id }) => slot_id === slotId)
      if (!reservation) throw new Failure('Aborted')
      return { reservation: slotReservationOnWire(reservation, ctx.now) }
    })
  },

  async cancelSlot(ctx) {
    const { ticketId, livetalkId, slotId } = ctx.params
    const livetalk = await requireLivetalk(ctx, livetalkId)
    const accountId = memberIdOf(ctx)
    await ctx.db
      .transaction()
      .execute((db) => cancelReservation({ ...ctx, db }, { accountId, ticketId, slotId, livetalk }))
    return {}
  },

  async getTalkInfo(ctx) {
    const { id } = await requireAttendedLivetalk(ctx, ctx.params.id, memberIdOf(ctx))
    return { talkInfo: await talkInfoOf(ctx, id, memberIdOf(ctx)) }
  },

  async saveTalkInfo(ctx) {
    const livetalk = await requireAttendedLivetalk(ctx, ctx.params.id, memberIdOf(ctx))
    if (isLivetalkClosed(livetalk, ctx.now)) throw new Failure('OutOfTerm')
    const { callName, topic } = ctx.body
    checkTalkInfo(ctx.body)
    await checkModeration(ctx.db, [callName ?? '', topic ?? ''])
    const key = { livetalk_id: livetalk.id, account_id: memberIdOf(ctx) }
    // The fields to change. A field that is missing in the body stays unchanged; an empty text removes the value.
    const changes = {
      ...(callName !== undefined && { call_name: callName || null }),
      ...(topic !== undefined && { topic: topic || null }),
    }
    await ctx.db
      .insertInto('livetalk_talk_info')
      .values({ call_name: null, topic: null, ...key, ...changes })
      .onConflict((conflict) => conflict.columns(['livetalk_id', 'account_id']).doUpdateSet({ ...key, ...changes }))
      .execute()
    return { talkInfo: await talkInfoOf(ctx, livetalk.id, memberIdOf(ctx)) }
  },

  async getMemberLivetalk(ctx) {
    const own = await reservationsOfMember(ctx, [ctx.params.id], memberIdOf(ctx))
    // A member with a slot can still read the live talk after it is no longer published.
    const row = await (own.length > 0 ? requireLivetalk : requirePublishedLivetalk)(ctx, ctx.params.id)
    return {
      livetalk: livetalkOnWire(row, ctx.now),
      ip: await livetalkIpOf(ctx, row.channel_id),
      member: await participantOf(ctx, memberIdOf(ctx)),
      slotList: own.map((each) => slotReservationOnWire(each, ctx.now)),
    }
  },

  async listMemberGroupLivetalks(ctx) {
    const rows = await livetalksOfGroup(ctx, ctx.params.id)
    const ids = rows.map(({ id }) => id)
    const own = await reservationsOfMember(ctx, ids, memberIdOf(ctx))
    const group = await (own.length > 0 ? requireLivetalkGroup : requirePublishedGroup)(ctx, ctx.params.id)
    const livetalkList = rows
      .map((row) => ({
        livetalk: livetalkOnWire(row, ctx.now),
        slotList: own
          .filter(({ livetalk_id }) => livetalk_id === row.id)
          .map((each) => slotReservationOnWire(each, ctx.now)),
      }))
      .filter(({ slotList }) => slotList.length > 0)
    return { group: livetalkGroupOnWire(group), ip: await livetalkIpOf(ctx, group.channel_id), livetalkList }
  },
}

/** The slots of a live talk in order, with the member who reserved each. */
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
    image: nullToUndefined(profile?.image ?? null),
  }
}

/** Whether a text is acceptable: empty (which removes the value), or visible (Q370) and trimmed. */
const isAcceptableText = (text: string) => text === '' || (text === text.trim() && isVisible(text))

/**
 * Throws if the name or topic for a talk is invalid. Line breaks are allowed in a topic but not in a name; other
 * control characters in neither.
 */
function checkTalkInfo({
  callName = '',
  topic = '',
}: {
  callName?: string | undefined
  topic?: string | undefined
}): void {
  const hasName = isAcceptableText(callName) && !hasControlCharacter(callName)
  const hasTopic = isAcceptableText(topic) && !/[^\P{Cc}\n]/u.test(topic)
  if (!hasName || !hasTopic) throw new Failure('InvalidArgument')
}
