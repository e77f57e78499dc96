import type { StateParams } from '../../states.ts'
import type { livetalkStates } from '../../states/livetalk.ts'
import { timeAfter, days, minutes, seconds } from '../runtime/clock.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'
import { recordingTerms } from './livetalks.content.ts'

/** Sets up the provider states about live talks in the sandbox. */
export const livetalkStateHandlers: AreaStateHandlers<typeof livetalkStates> = {
  setup: {
    async 'a live talk group'(params, ctx) {
      await replaceGroup(ctx, params, true)
      return {}
    },

    async 'a live talk'(params, ctx) {
      const { livetalkId, ipId, ticketId, phase, detail } = params
      await replaceGroup(ctx, params, phase !== 'UNPUBLISHED')
      await ctx.db.deleteFrom('livetalk').where('id', '=', livetalkId).execute()
      await addLivetalk(ctx, params)
      await addTicketItem(ctx, ticketId, ipId, detail)
      await ctx.db.insertInto('livetalk_ticket').values({ livetalk_id: livetalkId, item_id: ticketId }).execute()
      return {}
    },

    async 'a live talk ticket'({ accountId, ticketId }, ctx) {
      await ctx.db
        .deleteFrom('livetalk_reservation')
        .where('account_id', '=', accountId)
        .where('item_id', '=', ticketId)
        .execute()
      await giveTicket(ctx, accountId, ticketId)
      return {}
    },

    async 'a ticket to a live talk'({ ticketId, livetalkId }, { db }) {
      await db
        .insertInto('livetalk_ticket')
        .values({ livetalk_id: livetalkId, item_id: ticketId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },

    async 'a reserved slot'(params, ctx) {
      const { accountId, livetalkId, slotId, ticketId, detail } = params
      await giveTicket(ctx, accountId, ticketId)
      await ctx.db
        .deleteFrom('livetalk_reservation')
        .where((eb) =>
          eb.or([
            eb('slot_id', '=', slotId),
            eb('id', '=', params.reservationId),
            eb.and([eb('account_id', '=', accountId), eb('item_id', '=', ticketId)]),
          ]),
        )
        .execute()
      const row = {
        id: params.reservationId,
        slot_id: slotId,
        livetalk_id: livetalkId,
        account_id: accountId,
        item_id: ticketId,
        reserved_at: timeAfter(ctx.now, -days(1)),
        ...historyColumnsFor(params.slotState, detail, ctx.now),
      }
      await ctx.db.insertInto('livetalk_reservation').values(row).execute()
      await preparation(ctx, livetalkId, accountId, detail)
      return {}
    },

    async 'a streamer'({ livetalkId, accountId, role, permit }, { db, now }) {
      await db
        .updateTable('profile')
        .set({ is_official: role === 'OFFICIAL' })
        .where('account_id', '=', accountId)
        .execute()
      await db
        .insertInto('livetalk_staff')
        .values({ livetalk_id: livetalkId, account_id: accountId, role })
        .onConflict((conflict) => conflict.columns(['livetalk_id', 'account_id']).doUpdateSet({ role }))
        .execute()
      const key = { livetalk_id: livetalkId, account_id: accountId }
      await db
        .deleteFrom('livetalk_permit')
        .where('livetalk_id', '=', livetalkId)
        .where('account_id', '=', accountId)
        .execute()
      if (role === 'OFFICIAL' && permit === 'GIVEN')
        await db
          .insertInto('livetalk_permit')
          .values({ ...key, camera: true, microphone: true, recording: false, permitted_at: now })
          .execute()
      return {}
    },
  },
  teardown: {},
}

type Detail = 'full' | 'minimal'

async function replaceGroup(
  { db, now }: StateContext,
  { groupId, ipId, detail }: { groupId: string; ipId: string; detail: Detail },
  isPublished: boolean,
): Promise<void> {
  await db.deleteFrom('livetalk_group').where('id', '=', groupId).execute()
  const groupColumns =
    detail === 'full'
      ? { description: '月に一度、星を見上げながら一分ずつ話します。', image: 'setsugen/morning.svg' }
      : { description: null, image: null }
  const published_until = timeAfter(now, isPublished ? days(60) : -days(1))
  await db
    .insertInto('livetalk_group')
    .values({
      id: groupId,
      channel_id: ipId,
      name: '星よみ 一分の夜話',
      published_from: timeAfter(now, -days(60)),
      published_until,
      ...groupColumns,
    })
    .execute()
}

const yesterday = { starts: -days(1), reservationEnds: -days(2), cancelEnds: -days(2) }

/** The times of a live talk in each phase, in milliseconds from now. */
const phases = {
  RESERVABLE: { starts: days(3), reservationEnds: days(2), cancelEnds: days(2) },
  SOON: { starts: minutes(10), reservationEnds: minutes(5), cancelEnds: minutes(5) },
  CLOSED: { starts: minutes(60), reservationEnds: -minutes(60), cancelEnds: -minutes(60) },
  ON_AIR: { starts: 0, reservationEnds: -days(1), cancelEnds: -days(1) },
  ENDED: yesterday,
  UNPUBLISHED: yesterday,
}

const slotSeconds = 60
const slotCount = 3

async function addLivetalk({ db, now }: StateContext, params: StateParams<'a live talk'>): Promise<void> {
  const { livetalkId, groupId, phase, detail } = params
  const { starts, reservationEnds, cancelEnds } = phases[phase]
  const isFull = detail === 'full'
  const start = timeAfter(now, starts)
  const detailColumns = isFull
    ? {
        description: '今夜見えている星をひとつ教えてください。',
        image: 'setsugen/hero.svg',
        streamer_image: 'setsugen/member-yuki.svg',
        caution_list: JSON.stringify(['開始の15分前から入室できます。', '録画・録音はできません。']),
      }
    : { description: null, image: null, streamer_image: null, caution_list: null }
  const row = {
    id: livetalkId,
    group_id: groupId,
    title: '冬の夜話',
    streamer_name: '白瀬 ゆき',
    start_time: start,
    end_time: timeAfter(start, seconds(slotSeconds * slotCount)),
    slot_seconds: slotSeconds,
    reservation_from: timeAfter(now, -days(10)),
    reservation_until: timeAfter(now, reservationEnds),
    cancel_deadline: timeAfter(now, cancelEnds),
    is_recorded: isFull,
    needs_identity: isFull,
    ...detailColumns,
  }
  await db.insertInto('livetalk').values(row).execute()
  const slots = Array.from({ length: slotCount }, (_, index) => ({
    id: `${livetalkId}-slot-${index + 1}`,
    livetalk_id: livetalkId,
    start_time: timeAfter(start, seconds(slotSeconds * index)),
    end_time: timeAfter(start, seconds(slotSeconds * (index + 1))),
  }))
  await db.insertInto('livetalk_slot').values(slots).execute()
}

async function addTicketItem({ db }: StateContext, id: string, ipId: string, detail: Detail): Promise<void> {
  const image = detail === 'full' ? 'todai/album-ticket.svg' : null
  const item = { id, channel_id: ipId, type: 'TICKET' as const, name: '夜話の一分券', image, rarity: null }
  await db.deleteFrom('item').where('id', '=', id).execute()
  await db.insertInto('item').values(item).execute()
}

async function giveTicket({ db, now }: StateContext, accountId: string, ticketId: string): Promise<void> {
  const row = { account_id: accountId, item_id: ticketId, owned_count: 1, acquired_at: now }
  await db
    .insertInto('owned_item')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'item_id']).doUpdateSet({ owned_count: 1 }))
    .execute()
}

/** The columns with the history of a slot, chosen so that the slot has the given state. */
function historyColumnsFor(slotState: StateParams<'a reserved slot'>['slotState'], detail: Detail, now: Date) {
  const waited_at = slotState === 'RESERVED' ? null : now
  const hasTalked = slotState === 'TALKING' || slotState === 'ENDED'
  return {
    waited_at,
    talk_started_at: hasTalked ? timeAfter(now, -seconds(5)) : null,
    talk_ended_at: slotState === 'ENDED' ? now : null,
    forced_out_at: slotState === 'FORCED_OUT' ? now : null,
    exit_reason: slotState === 'FORCED_OUT' ? 'CAPTURE' : null,
    recording_started_at: hasTalked && detail === 'full' ? timeAfter(now, -seconds(5)) : null,
    recording_ended_at: null,
  }
}

/**
 * Stores the name, the topic and the permission for camera, microphone and recording that the member has entered before
 * the talk.
 */
async function preparation({ db, now }: StateContext, livetalkId: string, accountId: string, detail: Detail) {
  const key = { livetalk_id: livetalkId, account_id: accountId }
  for (const table of ['livetalk_talk_info', 'livetalk_permit'] as const)
    await db.deleteFrom(table).where('livetalk_id', '=', livetalkId).where('account_id', '=', accountId).execute()
  if (detail === 'minimal') return
  const talkInfo = { call_name: 'ひかり', topic: 'はじめて見つけた星座の話' }
  await db
    .insertInto('livetalk_talk_info')
    .values({ ...key, ...talkInfo })
    .execute()
  const permit = {
    camera: true,
    microphone: true,
    recording: true,
    recording_version: recordingTerms.version,
    permitted_at: now,
  }
  await db
    .insertInto('livetalk_permit')
    .values({ ...key, ...permit })
    .execute()
}
