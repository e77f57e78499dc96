import { timeAfter } from '../runtime/clock.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type CallContext } from '../runtime/http/callContext.ts'
import { requireLivetalk, type LivetalkRow } from './livetalks.ts'
import {
  waitingRoomOpensBeforeMs,
  historyChangesOf,
  isFinalSlotState,
  isMemberPresent,
  slotStateOf,
} from './slotState.ts'
import {
  channelIdOf,
  isUpcomingSlot,
  meetingSlotOf,
  meetingRoomOf,
  slotsWithMembers,
  requireStaff,
  storeSlotHistory,
} from './talkMeeting.ts'
import { reservationsWithTimes } from './talkTickets.ts'
import { areRequiredTodosDone, todoListOf } from './talkTodo.ts'
import { instantOnWire } from '../runtime/wire.ts'

type WaitContext = Pick<CallContext, 'db' | 'now' | 'accountId' | 'sessionId' | 'dataset' | 'services'>

/**
 * The state of a slot's waiting room. The request counts as a heartbeat if the slot's own member sends it. A request by
 * the staff changes nothing.
 */
export async function waitingRoomOf(ctx: WaitContext, { id, slotId }: { id: string; slotId: string }) {
  const accountId = memberIdOf(ctx)
  const livetalk = await requireLivetalk(ctx, id)
  const own = await ownReservation(ctx, id, slotId)
  if (own) await recordHeartbeat(ctx, livetalk, own.id)
  else await requireStaff(ctx, id, accountId)
  const run = await slotsWithMembers(ctx, id)
  const index = run.findIndex((row) => row.slot_id === slotId)
  const row = orFail(run[index])
  const channelId = channelIdOf(orFail(row.reservation_id))
  const key = { livetalkId: id, channelId, accountId, role: 'MEMBER' as const }
  const wait = {
    ...meetingSlotOf(row, ctx.now),
    isPresent: isMemberPresent(row, ctx.now),
    aheadCount: run.slice(0, index).filter((earlier) => isUpcomingSlot(earlier, ctx.now)).length,
    channelId,
    room: own && isUpcomingSlot(row, ctx.now) ? await meetingRoomOf(ctx, key) : undefined,
  }
  return { wait, serverTime: instantOnWire(ctx.now) }
}

const ownReservation = (ctx: WaitContext, livetalkId: string, slotId: string) =>
  reservationsWithTimes(ctx)
    .where('livetalk_reservation.livetalk_id', '=', livetalkId)
    .where('livetalk_reservation.slot_id', '=', slotId)
    .where('livetalk_reservation.account_id', '=', memberIdOf(ctx))
    .executeTakeFirst()

/**
 * Stores a heartbeat of the waiting member. Throws OutOfTerm before the waiting room opens, and FailedPrecondition if a
 * task is left to do. After the talk, the member may still read the state.
 */
async function recordHeartbeat(ctx: WaitContext, livetalk: LivetalkRow, id: string): Promise<void> {
  const { now } = ctx
  await ctx.db.transaction().execute(async (db) => {
    const row = orFail(
      await reservationsWithTimes({ db })
        .where('livetalk_reservation.id', '=', id)
        .forUpdate('livetalk_reservation')
        .executeTakeFirst(),
    )
    const state = slotStateOf(row, row, now)
    if (isFinalSlotState(state)) return
    if (now < timeAfter(row.start_time, -waitingRoomOpensBeforeMs)) throw new Failure('OutOfTerm')
    // Checks the tasks after locking. Withdrawing a consent takes the same lock, so the latest consent counts.
    if (!areRequiredTodosDone(await todoListOf({ db }, livetalk, memberIdOf(ctx))))
      throw new Failure('FailedPrecondition')
    await storeSlotHistory({ db }, id, historyChangesOf('wait', state, row, now))
  })
}
