import type { meetingGuest, MeetingChannel } from '../../livetalk/meeting.endpoints.ts'
import type { MeetingRoom, RoomRole, SlotState } from '../../livetalk/livetalkShapes.ts'
import type * as z from 'zod/mini'
import { timeAfter } from '../runtime/clock.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import type { LivetalkRow } from './livetalks.ts'
import { roomKeyLifetimeMs } from '../runtime/security/tokens.ts'
import {
  historyChangesOf,
  isFinalSlotState,
  isMemberPresent,
  isRecording,
  slotStateOf,
  slotStateAfter,
  talkTimes,
  type SlotAction,
  type SlotHistory,
} from './slotState.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

type MeetingContext = DbContext & Pick<CallContext, 'dataset' | 'services' | 'sessionId'>

interface Staff {
  accountId: string
  role: 'STREAMER' | 'OFFICIAL'
}

/** The caller's role in a live talk. Throws PermissionDenied for a caller who is not its staff (X11, Q79). */
export async function requireStaff({ db }: DbContext, livetalkId: string, accountId: string): Promise<Staff> {
  const row = await db
    .selectFrom('livetalk_staff')
    .leftJoin('profile', 'profile.account_id', 'livetalk_staff.account_id')
    .select(['livetalk_staff.role', 'profile.is_official'])
    .where('livetalk_staff.livetalk_id', '=', livetalkId)
    .where('livetalk_staff.account_id', '=', accountId)
    .executeTakeFirst()
  if (!row || (row.role === 'OFFICIAL' && !row.is_official)) throw new Failure('PermissionDenied')
  return { accountId, role: row.role }
}

/** All slots of a live talk in order, with the members who reserved them and their talk info. */
export function slotsWithMembers({ db }: DbContext, livetalkId: string) {
  return db
    .selectFrom('livetalk_slot')
    .leftJoin('livetalk_reservation as taken', 'taken.slot_id', 'livetalk_slot.id')
    .leftJoin('profile', 'profile.account_id', 'taken.account_id')
    .leftJoin('livetalk_talk_info as told', (join) =>
      join.onRef('told.account_id', '=', 'taken.account_id').onRef('told.livetalk_id', '=', 'taken.livetalk_id'),
    )
    .leftJoin('livetalk_permit as permit', (join) =>
      join.onRef('permit.account_id', '=', 'taken.account_id').onRef('permit.livetalk_id', '=', 'taken.livetalk_id'),
    )
    .select(['livetalk_slot.id as slot_id', 'livetalk_slot.start_time', 'livetalk_slot.end_time'])
    .select(['taken.id as reservation_id', 'taken.account_id', 'profile.nick_name', 'profile.image'])
    .select(['taken.waited_at', 'taken.talk_started_at', 'taken.talk_ended_at', 'taken.forced_out_at'])
    .select(['taken.recording_started_at', 'taken.recording_ended_at'])
    .select(['told.call_name', 'told.topic', 'permit.recording as permits_recording'])
    .select(['permit.recording_version', 'permit.permitted_at'])
    .where('livetalk_slot.livetalk_id', '=', livetalkId)
    .orderBy('livetalk_slot.start_time')
    .execute()
}

type SlotRow = Awaited<ReturnType<typeof slotsWithMembers>>[number]

/** Derives the state of a slot from its database row. */
export const stateOfSlotRow = (row: SlotRow, now: Date): SlotState =>
  slotStateOf(row, row.reservation_id === null ? undefined : row, now)

/** A slot as the endpoints of a running live talk send it. */
export function meetingSlotOf(row: SlotRow, now: Date) {
  const { start_time, end_time } = talkTimes(row, row)
  return {
    slotId: row.slot_id,
    state: stateOfSlotRow(row, now),
    startTime: instantOnWire(start_time),
    endTime: instantOnWire(end_time),
  }
}

/** The member who reserved the slot; undefined for a free one. */
export function slotGuestOf(row: SlotRow): z.output<typeof meetingGuest> | undefined {
  const { reservation_id, account_id, recording_version, permitted_at } = row
  if (reservation_id === null || account_id === null) return undefined
  const hasPermittedRecording = row.permits_recording ?? false
  return {
    reservationId: reservation_id,
    accountId: account_id,
    nickName: nullToUndefined(row.nick_name),
    image: nullToUndefined(row.image),
    talkInfo: { callName: nullToUndefined(row.call_name), topic: nullToUndefined(row.topic) },
    hasPermittedRecording,
    recordingConsent:
      hasPermittedRecording && recording_version !== null && permitted_at
        ? { version: recording_version, consentTime: instantOnWire(permitted_at) }
        : undefined,
  }
}

/** Whether the slot is reserved and has not ended. */
export const isUpcomingSlot = (row: SlotRow, now: Date) => {
  const state = stateOfSlotRow(row, now)
  return state !== 'FREE' && !isFinalSlotState(state)
}

/**
 * The id of a reservation's room. Each reservation has its own, so that its key opens nothing for the slot's next
 * member.
 */
export const channelIdOf = (reservationId: string) => `talk-${reservationId}`

/** The id of the reservation to which a room belongs; inverse of `channelIdOf`. */
export const reservationOfChannel = (channelId: string) => channelId.replace(/^talk-/, '')

/** Access to the room of a slot, with a new token for this account and role. */
export async function meetingRoomOf(
  { now, dataset, services, sessionId = '' }: MeetingContext,
  key: { livetalkId: string; channelId?: string | undefined; accountId: string; role: RoomRole },
): Promise<MeetingRoom> {
  const token = await services.mint.roomToken({ ...key, sessionId, dataset: dataset.name, issuedAt: now })
  return { role: key.role, token, expireTime: instantOnWire(timeAfter(now, roomKeyLifetimeMs)) }
}

/** The slot with its room and guest, as its staff sees it. */
export async function meetingChannelOf(ctx: MeetingContext, livetalk: LivetalkRow, slotId: string, staff: Staff) {
  const { now } = ctx
  const run = await slotsWithMembers(ctx, livetalk.id)
  const index = run.findIndex((row) => row.slot_id === slotId)
  const row = orFail(run[index])
  const slot = meetingSlotOf(row, now)
  const channelId = row.reservation_id === null ? undefined : channelIdOf(row.reservation_id)
  const key = { livetalkId: livetalk.id, channelId, accountId: staff.accountId, role: staff.role }
  const channel: MeetingChannel = {
    ...slot,
    isPresent: isMemberPresent(row, now),
    isRecording: isRecording(slot.state, row),
    channelId,
    guest: slotGuestOf(row),
    room: staff.role === 'STREAMER' && isUpcomingSlot(row, now) ? await meetingRoomOf(ctx, key) : undefined,
    nextSlotId: run.slice(index + 1).find((later) => isUpcomingSlot(later, now))?.slot_id,
  }
  return { channel, serverTime: instantOnWire(now) }
}

/** The path parameters of an operation on a member's slot. All ids must belong together. */
export interface GuestPath {
  id: string
  slotId: string
  resId: string
  accId: string
}

/**
 * Locks the reservation in the path until the transaction ends. Throws NotFound unless the ids in the path belong
 * together.
 */
export async function lockReservationOfGuest({ db }: Pick<DbContext, 'db'>, { id, slotId, resId, accId }: GuestPath) {
  const row = await db
    .selectFrom('livetalk_reservation')
    .innerJoin('livetalk_slot', 'livetalk_slot.id', 'livetalk_reservation.slot_id')
    .selectAll('livetalk_reservation')
    .select(['livetalk_slot.start_time', 'livetalk_slot.end_time'])
    .where('livetalk_reservation.id', '=', resId)
    .where('livetalk_reservation.livetalk_id', '=', id)
    .where('livetalk_reservation.slot_id', '=', slotId)
    .where('livetalk_reservation.account_id', '=', accId)
    .forUpdate('livetalk_reservation')
    .executeTakeFirst()
  return orFail(row)
}

/**
 * Applies an action to the slot of a member, whose reservation is locked. Throws FailedPrecondition if the slot's state
 * does not allow the action.
 */
export async function applyActionToGuest(
  { db, now }: DbContext,
  guest: Awaited<ReturnType<typeof lockReservationOfGuest>>,
  action: SlotAction,
): Promise<void> {
  const state = slotStateOf(guest, guest, now)
  const isPossible = action !== 'endRecording' || guest.recording_started_at !== null
  if (!isPossible || slotStateAfter(state, action) === undefined) throw new Failure('FailedPrecondition')
  await storeSlotHistory({ db }, guest.id, historyChangesOf(action, state, guest, now))
}

/** Stores who removed a member and why. If the member is removed again, the first reason is kept (C147). */
export async function storeRemoval(
  { db }: Pick<DbContext, 'db'>,
  id: string,
  exit: { exit_reason: string; exit_note: string | null; forced_out_by: string },
): Promise<void> {
  await db.updateTable('livetalk_reservation').set(exit).where('id', '=', id).where('exit_reason', 'is', null).execute()
}

/** Writes changed history columns to a reservation. Does nothing if no column has changed. */
export async function storeSlotHistory(
  { db }: Pick<DbContext, 'db'>,
  id: string,
  history: Partial<SlotHistory>,
): Promise<void> {
  if (Object.keys(history).length === 0) return
  await db.updateTable('livetalk_reservation').set(history).where('id', '=', id).execute()
}
