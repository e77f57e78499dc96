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
 * How the waiting room of a slot stands. Asked by the member whose slot it is, it is their heartbeat; the staff of the
 * live talk changes nothing by asking.
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

/** OutOfTerm before one may wait, FailedPrecondition with something left to do; who is through may still look. */
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
    // After the lock, which whoever takes a consent back holds too: what was said last counts.
    if (!canJoin(await todoListOf({ db }, livetalk, memberOf(place)))) throw new Failure('FailedPrecondition')
    await writeFacts({ db }, id, factsOf('wait', state, row, now))
  })
}
