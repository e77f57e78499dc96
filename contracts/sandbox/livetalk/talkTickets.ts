import type { Selectable } from 'kysely'
import type { SlotReservation } from '../../livetalk/livetalkShapes.ts'
import { timeAfter } from '../runtime/clock.ts'
import type { DatasetTables } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { lockWallets } from '../ledger/ledger.ts'
import { requireLivetalk, type LivetalkRow } from './livetalks.ts'
import { newId } from '../runtime/newId.ts'
import { waitingRoomOpensBeforeMs, slotStateOf, slotStateAfter, talkTimes } from './slotState.ts'
import { instantOnWire } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** Reservations with the times of their slots and the deadline of their live talk. */
export function reservationsWithTimes({ db }: Pick<DbContext, 'db'>) {
  return db
    .selectFrom('livetalk_reservation')
    .innerJoin('livetalk_slot', 'livetalk_slot.id', 'livetalk_reservation.slot_id')
    .innerJoin('livetalk', 'livetalk.id', 'livetalk_reservation.livetalk_id')
    .selectAll('livetalk_reservation')
    .select(['livetalk_slot.start_time', 'livetalk_slot.end_time', 'livetalk.cancel_deadline'])
}

type ReservationRow = Awaited<ReturnType<ReturnType<typeof reservationsWithTimes>['executeTakeFirstOrThrow']>>

/** The member's reservations in these live talks, ordered by start. */
export const reservationsOfMember = (reader: DbContext, livetalkIds: readonly string[], accountId: string) =>
  reservationsWithTimes(reader)
    .where('livetalk_reservation.account_id', '=', accountId)
    .where('livetalk_reservation.livetalk_id', 'in', livetalkIds.length > 0 ? livetalkIds : [''])
    .orderBy('livetalk_slot.start_time')
    .orderBy('livetalk_reservation.id')
    .execute()

/** A reservation as sent over the wire. */
export function slotReservationOnWire(row: ReservationRow, now: Date): SlotReservation {
  const { start_time, end_time } = talkTimes(row, row)
  return {
    reservationId: row.id,
    livetalkId: row.livetalk_id,
    ticketId: row.item_id,
    slotId: row.slot_id,
    state: slotStateOf(row, row, now),
    startTime: instantOnWire(start_time),
    endTime: instantOnWire(end_time),
    entryTime: instantOnWire(timeAfter(row.start_time, -waitingRoomOpensBeforeMs)),
    reservedTime: instantOnWire(row.reserved_at),
    cancelDeadline: instantOnWire(row.cancel_deadline),
  }
}

/** A live talk in which the member has a slot. Throws PermissionDenied if the member has none. */
export async function requireAttendedLivetalk(reader: DbContext, id: string, accountId: string): Promise<LivetalkRow> {
  const row = await requireLivetalk(reader, id)
  const own = await reservationsOfMember(reader, [row.id], accountId)
  if (own.length === 0) throw new Failure('PermissionDenied')
  return row
}

/** The member's tickets for a live talk; `used` counts the slots reserved with them in any live talk. */
export function livetalkTicketsOf({ db }: Pick<DbContext, 'db'>, livetalkId: string, accountId: string) {
  return db
    .selectFrom('livetalk_ticket')
    .innerJoin('item', 'item.id', 'livetalk_ticket.item_id')
    .innerJoin('owned_item', 'owned_item.item_id', 'item.id')
    .select(['item.id', 'item.name', 'item.image', 'owned_item.owned_count'])
    .select((eb) =>
      eb
        .selectFrom('livetalk_reservation')
        .whereRef('livetalk_reservation.item_id', '=', 'item.id')
        .where('livetalk_reservation.account_id', '=', accountId)
        .select(({ fn }) => fn.countAll<number>().as('used'))
        .as('used'),
    )
    .where('livetalk_ticket.livetalk_id', '=', livetalkId)
    .where('owned_item.account_id', '=', accountId)
    .orderBy('owned_item.acquired_at', 'desc')
    .orderBy('item.id')
}

/** How many tickets of one kind the member can still use. */
export const unusedTicketCount = ({ owned_count, used }: { owned_count: number; used: number | null }) =>
  Math.max(0, owned_count - (used ?? 0))

/** The member's own ticket for the live talk. Throws NotFound for any other ticket. */
export const requireOwnTicket = async (
  reader: Pick<DbContext, 'db'>,
  ticketId: string,
  livetalkId: string,
  accountId: string,
) => orFail(await livetalkTicketsOf(reader, livetalkId, accountId).where('item.id', '=', ticketId).executeTakeFirst())

interface SlotChoice {
  accountId: string
  ticketId: string
  slotId: string
  livetalk: LivetalkRow
}

/**
 * Reserves a slot within the caller's transaction. Reservations of one member are serialised, so that no ticket is used
 * twice and no two talks overlap. If several members reserve the same slot, the unique index on the slot allows only
 * one.
 */
export async function reserveWithTicket(
  reader: DbContext,
  { accountId, ticketId, slotId, livetalk }: SlotChoice,
): Promise<void> {
  const { db, now } = reader
  await lockWallets(db, accountId)
  const ticket = await requireOwnTicket(reader, ticketId, livetalk.id, accountId)
  const slot = await slotOf(reader, slotId, livetalk.id)
  const own = await reservationsOfMember(reader, [livetalk.id], accountId)
  const former = own.find(({ item_id }) => item_id === ticketId)
  if (former?.slot_id === slotId) return
  if (now < livetalk.reservation_from || now >= livetalk.reservation_until) throw new Failure('OutOfTerm')
  if (now >= slot.start_time) throw new Failure('OutOfTerm')
  if (former || unusedTicketCount(ticket) === 0) throw new Failure('AlreadyAssociated')
  if (await hasTalkAt(reader, slot, accountId)) throw new Failure('FailedPrecondition')
  const hasIt = await insertReservation(reader, { accountId, ticketId, slotId, livetalkId: livetalk.id })
  if (!hasIt) throw new Failure('Aborted')
}

/** Inserts the row of a new reservation. Returns false if the slot is taken or the ticket already has a slot. */
export async function insertReservation(
  { db, now }: DbContext,
  { accountId, ticketId, slotId, livetalkId }: Omit<SlotChoice, 'livetalk'> & { livetalkId: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('livetalk_reservation')
    .values({
      id: newId('reservation'),
      slot_id: slotId,
      livetalk_id: livetalkId,
      account_id: accountId,
      item_id: ticketId,
      reserved_at: now,
      waited_at: null,
      talk_started_at: null,
      talk_ended_at: null,
      forced_out_at: null,
      recording_started_at: null,
      recording_ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

const slotOf = async (
  { db }: DbContext,
  slotId: string,
  livetalkId: string,
): Promise<Selectable<DatasetTables['livetalk_slot']>> =>
  orFail(
    await db
      .selectFrom('livetalk_slot')
      .selectAll()
      .where('id', '=', slotId)
      .where('livetalk_id', '=', livetalkId)
      .executeTakeFirst(),
  )

async function hasTalkAt(
  reader: DbContext,
  { start_time, end_time }: { start_time: Date; end_time: Date },
  accountId: string,
): Promise<boolean> {
  const overlapping = await reservationsWithTimes(reader)
    .where('livetalk_reservation.account_id', '=', accountId)
    .where('livetalk_slot.start_time', '<', end_time)
    .where('livetalk_slot.end_time', '>', start_time)
    .executeTakeFirst()
  return overlapping !== undefined
}

/** Cancels the reservation and frees its ticket, within the caller's transaction. */
export async function cancelReservation(
  reader: DbContext,
  { accountId, ticketId, slotId, livetalk }: SlotChoice,
): Promise<void> {
  const { db, now } = reader
  const row = orFail(
    await reservationsWithTimes(reader)
      .where('livetalk_reservation.slot_id', '=', slotId)
      .where('livetalk_reservation.livetalk_id', '=', livetalk.id)
      .where('livetalk_reservation.account_id', '=', accountId)
      .where('livetalk_reservation.item_id', '=', ticketId)
      .forUpdate('livetalk_reservation')
      .executeTakeFirst(),
  )
  if (now >= livetalk.cancel_deadline) throw new Failure('OutOfTerm')
  if (slotStateAfter(slotStateOf(row, row, now), 'cancel') === undefined) throw new Failure('OutOfTerm')
  await db.deleteFrom('livetalk_reservation').where('id', '=', row.id).execute()
}
