import { type ForceExitReason } from '../../livetalk/livetalkShapes.ts'
import type * as meeting from '../../livetalk/meeting.endpoints.ts'
import { timeAfter, minutes, seconds } from '../runtime/clock.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { hasControlCharacterInLines, isVisible } from '../runtime/userText.ts'
import { memberIdOf, type CallContext, type Handlers } from '../runtime/http/callContext.ts'
import { livetalkIpOf, livetalkOnWire, requireLivetalk, type LivetalkRow } from './livetalks.ts'
import { heartbeatSeconds, noShowAfterMs, type SlotAction } from './slotState.ts'
import {
  channelIdOf,
  meetingChannelOf,
  slotGuestOf,
  isUpcomingSlot,
  storeRemoval,
  lockReservationOfGuest,
  meetingSlotOf,
  applyActionToGuest,
  meetingRoomOf,
  slotsWithMembers,
  requireStaff,
  stateOfSlotRow,
  type GuestPath,
} from './talkMeeting.ts'
import { rehearsalChannel, roomName } from '../runtime/http/talkRooms.ts'
import { savePermit, requireOfficialPermit } from './talkPermit.ts'
import { identityOf, isCurrentConsent, isIdentityComplete } from './talkTodo.ts'
import { waitingRoomOf } from './waitingRoom.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'

/** The handlers of the endpoints that a running live talk needs, for the streamer, officials and the waiting member. */
export const livetalkMeetingHandlers: Pick<Handlers<'livetalk'>, keyof typeof meeting & keyof Handlers<'livetalk'>> = {
  async checkStreamer(ctx) {
    const row = await requireLivetalk(ctx, ctx.params.id)
    const { role } = await requireStaff(ctx, row.id, memberIdOf(ctx))
    const run = await slotsWithMembers(ctx, row.id)
    return {
      livetalk: livetalkOnWire(row, ctx.now),
      ip: await livetalkIpOf(ctx, row.channel_id),
      role,
      slotList: run.map((slot) => meetingSlotOf(slot, ctx.now)),
      guestList: run.flatMap((slot) => {
        const guest = slotGuestOf(slot)
        return guest ? [{ ...guest, slotId: slot.slot_id }] : []
      }),
      serverTime: instantOnWire(ctx.now),
    }
  },

  async contactChannel(ctx) {
    const row = await requireLivetalk(ctx, ctx.params.id)
    return meetingChannelOf(ctx, row, ctx.params.slotId, await requireStaff(ctx, row.id, memberIdOf(ctx)))
  },

  waitInChannel: (ctx) => waitingRoomOf(ctx, ctx.params),

  startWaitRecording: (ctx) => applyStaffAction(ctx, 'startRecording'),
  endWaitRecording: (ctx) => applyStaffAction(ctx, 'endRecording'),
  startTalk: (ctx) => applyStaffAction(ctx, 'startTalk'),
  endTalk: (ctx) => applyStaffAction(ctx, 'endTalk'),
  forceExit: (ctx) => applyStaffAction(ctx, 'forceOut', removalOf(ctx.body)),

  async getIdentityVerification(ctx) {
    const { member_id: memberId } = ctx.query
    if (memberId !== memberIdOf(ctx)) await requireGuestOfOwn(ctx, memberId)
    const identity = await identityOf(ctx, memberId)
    return {
      memberId,
      lastName: nullToUndefined(identity?.last_name ?? null),
      firstName: nullToUndefined(identity?.first_name ?? null),
      birthday: nullToUndefined(identity?.birthday ?? null),
      isComplete: isIdentityComplete(identity),
    }
  },

  async getLivetalkEnvironment(ctx) {
    const { services, now } = ctx
    const expireTime = timeAfter(now, turnLife)
    const username = `${Math.floor(expireTime.getTime() / seconds(1))}:tsudoi`
    const credential = services.mint.turnCredential(username)
    return {
      iceServers: [{ urls: [...iceUrls], username, credential }],
      expireTime: instantOnWire(expireTime),
      signallingUrl: '/v2/livetalk/signalling',
      browserList: [...browsers],
      uplinkKbps: 800,
      heartbeatSeconds,
      rehearsal: await rehearsalOf(ctx),
    }
  },

  signInMonitor: (ctx) => signIn(ctx, 'MONITOR'),
  signInTalk: (ctx) => signIn(ctx, 'OFFICIAL'),

  permitMeeting: (ctx) => savePermit(ctx, ctx.params.id, ctx.body),
}

type MeetingCall = Pick<CallContext, 'db' | 'now' | 'accountId' | 'sessionId' | 'dataset' | 'services'>

/** The addresses of a local STUN and TURN server. Browsers on one machine connect without them. */
const iceUrls = ['stun:127.0.0.1:3478', 'turn:127.0.0.1:3478']
const turnLife = minutes(60)

/**
 * The private room in which the caller tests the devices. Its key opens neither a live talk nor another account's
 * rehearsal room.
 */
async function rehearsalOf(ctx: MeetingCall) {
  const accountId = memberIdOf(ctx)
  const channelId = rehearsalChannel(accountId)
  return { channelId, room: await meetingRoomOf(ctx, { livetalkId: '', channelId, accountId, role: 'MEMBER' }) }
}

/** The oldest browser versions that support everything a video call needs. */
const browsers = [
  { name: 'Chrome', version: 110 },
  { name: 'Edge', version: 110 },
  { name: 'Firefox', version: 115 },
  { name: 'Safari', version: 16 },
]

/** Applies an action of the staff (such as starting the talk) to the member in the path. Returns the resulting slot. */
async function applyStaffAction(ctx: MeetingCall & { params: GuestPath }, action: SlotAction, removal?: Removal) {
  const { id, slotId } = ctx.params
  const livetalk = await requireLivetalk(ctx, id)
  const staff = await requireStaff(ctx, id, memberIdOf(ctx))
  const channel = await ctx.db.transaction().execute(async (db) => {
    const inTransaction = { ...ctx, db }
    const guest = await lockReservationOfGuest(inTransaction, ctx.params)
    if (action === 'startTalk') await requireNoOtherTalk(inTransaction, ctx.params)
    if (action === 'startRecording') await requireConsent(inTransaction, livetalk, guest.account_id)
    await applyActionToGuest(inTransaction, guest, action)
    if (removal) await storeRemoval(inTransaction, guest.id, { ...removal, forced_out_by: staff.accountId })
    return meetingChannelOf(inTransaction, livetalk, slotId, staff)
  })
  notifyRoom(ctx, action)
  return channel
}

/**
 * Notifies the browsers in the room at once after an action of the staff. A removed member is cut off within half a
 * second.
 */
function notifyRoom({ services, dataset, params }: MeetingCall & { params: GuestPath }, action: SlotAction): void {
  const room = roomName(dataset.name, channelIdOf(params.resId))
  if (action === 'forceOut') services.talkRooms.endRoom(room, 'kicked')
  if (action === 'endTalk') services.talkRooms.endRoom(room, 'slot')
  if (action === 'startRecording') services.talkRooms.notifyRoom(room, { t: 'recording', isOn: true })
  if (action === 'endRecording') services.talkRooms.notifyRoom(room, { t: 'recording', isOn: false })
}

type Removal = ReturnType<typeof removalOf>

/** The reason of a removal, with the staff's note if it has visible text. */
function removalOf({ reason, note = '' }: { reason: ForceExitReason; note?: string | undefined }) {
  const words = isVisible(note) ? note.trim() : ''
  const isMissing = reason === 'OTHER' && words === ''
  if (isMissing || hasControlCharacterInLines(words)) throw new Failure('InvalidArgument')
  return { exit_reason: reason, exit_note: words || null }
}

/**
 * Throws if another talk of the live talk is running. Locks the live talk, so that two concurrent requests cannot both
 * start a talk.
 */
async function requireNoOtherTalk(inTransaction: MeetingCall, { id, slotId }: GuestPath): Promise<void> {
  await inTransaction.db.selectFrom('livetalk').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const run = await slotsWithMembers(inTransaction, id)
  const isTalking = run.some((row) => row.slot_id !== slotId && stateOfSlotRow(row, inTransaction.now) === 'TALKING')
  if (isTalking) throw new Failure('FailedPrecondition')
}

async function requireConsent({ db }: MeetingCall, { id, is_recorded }: LivetalkRow, accountId: string): Promise<void> {
  const permit = await db
    .selectFrom('livetalk_permit')
    .select(['recording', 'recording_version'])
    .where('livetalk_id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!is_recorded || !isCurrentConsent(permit)) throw new Failure('FailedPrecondition')
}

/**
 * Throws PermissionDenied unless the member has a slot in a live talk that the caller runs and that has not ended
 * (X11).
 */
async function requireGuestOfOwn(ctx: MeetingCall, memberId: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('livetalk_reservation')
    .innerJoin('livetalk', 'livetalk.id', 'livetalk_reservation.livetalk_id')
    .innerJoin('livetalk_staff', 'livetalk_staff.livetalk_id', 'livetalk.id')
    .select('livetalk.id')
    .where('livetalk_reservation.account_id', '=', memberId)
    .where('livetalk_staff.account_id', '=', memberIdOf(ctx))
    .where('livetalk.end_time', '>', timeAfter(ctx.now, -noShowAfterMs))
    .orderBy('livetalk_staff.role', 'desc')
    .executeTakeFirst()
  await requireStaff(ctx, orFail(row, 'PermissionDenied').id, memberIdOf(ctx))
}

async function signIn(ctx: MeetingCall & { params: { id: string } }, role: 'MONITOR' | 'OFFICIAL') {
  const row = await requireLivetalk(ctx, ctx.params.id)
  const staff = await requireStaff(ctx, row.id, memberIdOf(ctx))
  if (staff.role !== 'OFFICIAL') throw new Failure('PermissionDenied')
  if (role === 'OFFICIAL') await requireOfficialPermit(ctx, row.id, staff.accountId)
  const run = await slotsWithMembers(ctx, row.id)
  return {
    livetalk: livetalkOnWire(row, ctx.now),
    room: await meetingRoomOf(ctx, { livetalkId: row.id, accountId: staff.accountId, role }),
    channelList: run
      .filter((slot) => isUpcomingSlot(slot, ctx.now))
      .map((slot) => ({ ...meetingSlotOf(slot, ctx.now), channelId: channelIdOf(slot.reservation_id ?? '') })),
    serverTime: instantOnWire(ctx.now),
  }
}
