import { after } from '../runtime/clock.ts'
import { Failure, found } from '../runtime/failure.ts'
import { memberOf, type Ask } from '../runtime/http/ask.ts'
import { livetalkRow, type LivetalkRow } from './livetalks.ts'
import { entryBefore, factsOf, isOver, isPresent, slotStateOf } from './slotState.ts'
import { channelIdOf, isToCome, meetingSlotOf, roomOf, runOf, staffOf, writeFacts } from './talkMeeting.ts'
import { reservations } from './talkTickets.ts'
import { canJoin, todoListOf } from './talkTodo.ts'
import { instantText } from '../runtime/wire.ts'

type Place = Pick<Ask, 'db' | 'now' | 'accountId' | 'sessionId' | 'world' | 'services'>

/**
 * The state of a slot's waiting room. The call counts as a heartbeat if the slot's own member makes it; a call by the
 * staff changes nothing.
 */
export async function waitFor(place: Place, { id, slotId }: { id: string; slotId: string }) {
  const accountId = memberOf(place)
  const livetalk = await livetalkRow(place, id)
  const own = await ownReservation(place, id, slotId)
  if (own) await beat(place, livetalk, own.id)
  else await staffOf(place, id, accountId)
  const run = await runOf(place, id)
  const index = run.findIndex((row) => row.slot_id === slotId)
  const row = found(run[index])
  const channelId = channelIdOf(found(row.reservation_id))
  const key = { livetalkId: id, channelId, accountId, role: 'MEMBER' as const }
  const wait = {
    ...meetingSlotOf(row, place.now),
    isPresent: isPresent(row, place.now),
    aheadCount: run.slice(0, index).filter((earlier) => isToCome(earlier, place.now)).length,
    channelId,
    room: own && isToCome(row, place.now) ? await roomOf(place, key) : undefined,
  }
  return { wait, serverTime: instantText(place.now) }
}

const ownReservation = (place: Place, livetalkId: string, slotId: string) =>
  reservations(place)
    .where('livetalk_reservation.livetalk_id', '=', livetalkId)
    .where('livetalk_reservation.slot_id', '=', slotId)
    .where('livetalk_reservation.account_id', '=', memberOf(place))
    .executeTakeFirst()

/**
 * Records a heartbeat. Throws OutOfTerm before the waiting room opens, and FailedPrecondition if something is left to
 * do. After the talk, the member may still read the state.
 */
async function beat(place: Place, livetalk: LivetalkRow, id: string): Promise<void> {
  const { now } = place
  await place.db.transaction().execute(async (db) => {
    const row = found(
      await reservations({ db })
        .where('livetalk_reservation.id', '=', id)
        .forUpdate('livetalk_reservation')
        .executeTakeFirst(),
    )
    const state = slotStateOf(row, row, now)
    if (isOver(state)) return
    if (now < after(row.start_time, -entryBefore)) throw new Failure('OutOfTerm')
    // Checked after locking: withdrawing a consent takes the same lock, so the latest consent counts.
    if (!canJoin(await todoListOf({ db }, livetalk, memberOf(place)))) throw new Failure('FailedPrecondition')
    await writeFacts({ db }, id, factsOf('wait', state, row, now))
  })
}
