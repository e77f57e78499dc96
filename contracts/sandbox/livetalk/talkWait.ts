import { after } from '../runtime/clock.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberOf, type CallContext } from '../runtime/http/callContext.ts'
import { livetalkRow, type LivetalkRow } from './livetalks.ts'
import { entryLeadMs, factsOf, isOver, isPresent, slotStateOf } from './slotState.ts'
import { channelIdOf, isUpcoming, meetingSlotOf, roomOf, runOf, staffOf, writeFacts } from './talkMeeting.ts'
import { reservations } from './talkTickets.ts'
import { canJoin, todoListOf } from './talkTodo.ts'
import { instantText } from '../runtime/wire.ts'

type WaitContext = Pick<CallContext, 'db' | 'now' | 'accountId' | 'sessionId' | 'dataset' | 'services'>

/**
 * The state of a slot's waiting room. The call counts as a heartbeat if the slot's own member makes it; a call by the
 * staff changes nothing.
 */
export async function waitFor(ctx: WaitContext, { id, slotId }: { id: string; slotId: string }) {
  const accountId = memberOf(ctx)
  const livetalk = await livetalkRow(ctx, id)
  const own = await ownReservation(ctx, id, slotId)
  if (own) await recordHeartbeat(ctx, livetalk, own.id)
  else await staffOf(ctx, id, accountId)
  const run = await runOf(ctx, id)
  const index = run.findIndex((row) => row.slot_id === slotId)
  const row = orFail(run[index])
  const channelId = channelIdOf(orFail(row.reservation_id))
  const key = { livetalkId: id, channelId, accountId, role: 'MEMBER' as const }
  const wait = {
    ...meetingSlotOf(row, ctx.now),
    isPresent: isPresent(row, ctx.now),
    aheadCount: run.slice(0, index).filter((earlier) => isUpcoming(earlier, ctx.now)).length,
    channelId,
    room: own && isUpcoming(row, ctx.now) ? await roomOf(ctx, key) : undefined,
  }
  return { wait, serverTime: instantText(ctx.now) }
}

const ownReservation = (ctx: WaitContext, livetalkId: string, slotId: string) =>
  reservations(ctx)
    .where('livetalk_reservation.livetalk_id', '=', livetalkId)
    .where('livetalk_reservation.slot_id', '=', slotId)
    .where('livetalk_reservation.account_id', '=', memberOf(ctx))
    .executeTakeFirst()

/**
 * Records a heartbeat. Throws OutOfTerm before the waiting room opens, and FailedPrecondition if something is left to
 * do. After the talk, the member may still read the state.
 */
async function recordHeartbeat(ctx: WaitContext, livetalk: LivetalkRow, id: string): Promise<void> {
  const { now } = ctx
  await ctx.db.transaction().execute(async (db) => {
    const row = orFail(
      await reservations({ db })
        .where('livetalk_reservation.id', '=', id)
        .forUpdate('livetalk_reservation')
        .executeTakeFirst(),
    )
    const state = slotStateOf(row, row, now)
    if (isOver(state)) return
    if (now < after(row.start_time, -entryLeadMs)) throw new Failure('OutOfTerm')
    // Checked after locking: withdrawing a consent takes the same lock, so the latest consent counts.
    if (!canJoin(await todoListOf({ db }, livetalk, memberOf(ctx)))) throw new Failure('FailedPrecondition')
    await writeFacts({ db }, id, factsOf('wait', state, row, now))
  })
}
