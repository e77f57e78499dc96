import { longestExitNote, type ForceExitReason } from '../../livetalk/livetalkShapes.ts'
import type * as meeting from '../../livetalk/meeting.endpoints.ts'
import { after, minutes, seconds } from '../runtime/clock.ts'
import { Failure, found } from '../runtime/failure.ts'
import { fits, hasControlsInLines, isVisible } from '../runtime/userText.ts'
import { memberOf, type Ask, type Handlers } from '../runtime/http/ask.ts'
import { ipOf, livetalkOf, livetalkRow, type LivetalkRow } from './livetalks.ts'
import { heartbeatSeconds, patience, type Move } from './slotState.ts'
import {
  channelIdOf,
  channelOf,
  guestOf,
  isToCome,
  keepExit,
  lockGuest,
  meetingSlotOf,
  moveGuest,
  roomOf,
  runOf,
  staffOf,
  stateOfRow,
  type GuestPath,
} from './talkMeeting.ts'
import { rehearsalChannel, roomName } from '../runtime/http/talkRooms.ts'
import { permit, requirePermit } from './talkPermit.ts'
import { identityOf, isConsent, isIdentityComplete } from './talkTodo.ts'
import { waitFor } from './talkWait.ts'
import { instantText, orMissing } from '../runtime/wire.ts'

/** The calls of the meeting itself, for the streamer, officials and the waiting member. */
export const livetalkMeetingHandlers: Pick<Handlers<'livetalk'>, keyof typeof meeting & keyof Handlers<'livetalk'>> = {
  async checkStreamer(ask) {
    const row = await livetalkRow(ask, ask.params.id)
    const { role } = await staffOf(ask, row.id, memberOf(ask))
    const run = await runOf(ask, row.id)
    return {
      livetalk: livetalkOf(row, ask.now),
      ip: await ipOf(ask, row.channel_id),
      role,
      slotList: run.map((slot) => meetingSlotOf(slot, ask.now)),
      guestList: run.flatMap((slot) => {
        const guest = guestOf(slot)
        return guest ? [{ ...guest, slotId: slot.slot_id }] : []
      }),
      serverTime: instantText(ask.now),
    }
  },

  async contactChannel(ask) {
    const row = await livetalkRow(ask, ask.params.id)
    return channelOf(ask, row, ask.params.slotId, await staffOf(ask, row.id, memberOf(ask)))
  },

  waitInChannel: (ask) => waitFor(ask, ask.params),

  startWaitRecording: (ask) => operate(ask, 'startRecording'),
  endWaitRecording: (ask) => operate(ask, 'endRecording'),
  startTalk: (ask) => operate(ask, 'startTalk'),
  endTalk: (ask) => operate(ask, 'endTalk'),
  forceExit: (ask) => operate(ask, 'forceOut', exitOf(ask.body)),

  async getIdentityVerification(ask) {
    const { member_id: memberId } = ask.query
    if (memberId !== memberOf(ask)) await requireGuestOfOwn(ask, memberId)
    const identity = await identityOf(ask, memberId)
    return {
      memberId,
      lastName: orMissing(identity?.last_name ?? null),
      firstName: orMissing(identity?.first_name ?? null),
      birthday: orMissing(identity?.birthday ?? null),
      isComplete: isIdentityComplete(identity),
    }
  },

  async getLivetalkEnvironment(ask) {
    const { services, now } = ask
    const expireTime = after(now, turnLife)
    const username = `${Math.floor(expireTime.getTime() / seconds(1))}:tsudoi`
    const credential = services.mint.turnCredential(username)
    return {
      iceServers: [{ urls: [...iceUrls], username, credential }],
      expireTime: instantText(expireTime),
      signallingUrl: '/v2/livetalk/signalling',
      browserList: [...browsers],
      uplinkKbps: 800,
      heartbeatSeconds,
      rehearsal: await rehearsalOf(ask),
    }
  },

  signInMonitor: (ask) => signIn(ask, 'MONITOR'),
  signInTalk: (ask) => signIn(ask, 'OFFICIAL'),

  permitMeeting: (ask) => permit(ask, ask.params.id, ask.body),
}

type Place = Pick<Ask, 'db' | 'now' | 'accountId' | 'sessionId' | 'world' | 'services'>

/** Peers on one machine connect without these; a local STUN and TURN server would use these addresses. */
const iceUrls = ['stun:127.0.0.1:3478', 'turn:127.0.0.1:3478']
const turnLife = minutes(60)

/** A rehearsal room of the caller's own: keys of live talks or of other accounts do not open it. */
async function rehearsalOf(ask: Place) {
  const accountId = memberOf(ask)
  const channelId = rehearsalChannel(accountId)
  return { channelId, room: await roomOf(ask, { livetalkId: '', channelId, accountId, role: 'MEMBER' }) }
}

/** The oldest browser versions that support everything a call needs. */
const browsers = [
  { name: 'Chrome', version: 110 },
  { name: 'Edge', version: 110 },
  { name: 'Firefox', version: 115 },
  { name: 'Safari', version: 16 },
]

/** Applies a staff move to the guest in the path and returns the resulting slot. */
async function operate(ask: Place & { params: GuestPath }, move: Move, exit?: Exit) {
  const { id, slotId } = ask.params
  const livetalk = await livetalkRow(ask, id)
  const staff = await staffOf(ask, id, memberOf(ask))
  const channel = await ask.db.transaction().execute(async (db) => {
    const place = { ...ask, db }
    const guest = await lockGuest(place, ask.params)
    if (move === 'startTalk') await requireSilence(place, ask.params)
    if (move === 'startRecording') await requireConsent(place, livetalk, guest.account_id)
    await moveGuest(place, guest, move)
    if (exit) await keepExit(place, guest.id, { ...exit, forced_out_by: staff.accountId })
    return channelOf(place, livetalk, slotId, staff)
  })
  tellRoom(ask, move)
  return channel
}

/** Notifies the browsers in the room of a move immediately: a removed member is cut off within half a second. */
function tellRoom({ services, world, params }: Place & { params: GuestPath }, move: Move): void {
  const room = roomName(world.name, channelIdOf(params.resId))
  if (move === 'forceOut') services.talkRooms.end(room, 'kicked')
  if (move === 'endTalk') services.talkRooms.end(room, 'slot')
  if (move === 'startRecording') services.talkRooms.tell(room, { t: 'recording', isOn: true })
  if (move === 'endRecording') services.talkRooms.tell(room, { t: 'recording', isOn: false })
}

type Exit = ReturnType<typeof exitOf>

/** The reason of a removal, with the staff's note if it has visible text. */
function exitOf({ reason, note = '' }: { reason: ForceExitReason; note?: string }) {
  const words = isVisible(note) ? note.trim() : ''
  if (!fits(words, longestExitNote) || hasControlsInLines(words)) throw new Failure('InvalidArgument')
  if (reason === 'OTHER' && words === '') throw new Failure('InvalidArgument')
  return { exit_reason: reason, exit_note: words || null }
}

/**
 * Throws if another talk of the live talk is running. Locks the live talk, so that concurrent starts are serialised.
 */
async function requireSilence(place: Place, { id, slotId }: GuestPath): Promise<void> {
  await place.db.selectFrom('livetalk').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const run = await runOf(place, id)
  const isTalking = run.some((row) => row.slot_id !== slotId && stateOfRow(row, place.now) === 'TALKING')
  if (isTalking) throw new Failure('FailedPrecondition')
}

async function requireConsent({ db }: Place, { id, is_recorded }: LivetalkRow, accountId: string): Promise<void> {
  const permit = await db
    .selectFrom('livetalk_permit')
    .select(['recording', 'recording_version'])
    .where('livetalk_id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!is_recorded || !isConsent(permit)) throw new Failure('FailedPrecondition')
}

/** Throws PermissionDenied unless the member has a slot in a live talk of the caller that has not ended (X11). */
async function requireGuestOfOwn(ask: Place, memberId: string): Promise<void> {
  const row = await ask.db
    .selectFrom('livetalk_reservation')
    .innerJoin('livetalk', 'livetalk.id', 'livetalk_reservation.livetalk_id')
    .innerJoin('livetalk_staff', 'livetalk_staff.livetalk_id', 'livetalk.id')
    .select('livetalk.id')
    .where('livetalk_reservation.account_id', '=', memberId)
    .where('livetalk_staff.account_id', '=', memberOf(ask))
    .where('livetalk.end_time', '>', after(ask.now, -patience))
    .orderBy('livetalk_staff.role', 'desc')
    .executeTakeFirst()
  await staffOf(ask, found(row, 'PermissionDenied').id, memberOf(ask))
}

async function signIn(ask: Place & { params: { id: string } }, role: 'MONITOR' | 'OFFICIAL') {
  const row = await livetalkRow(ask, ask.params.id)
  const staff = await staffOf(ask, row.id, memberOf(ask))
  if (staff.role !== 'OFFICIAL') throw new Failure('PermissionDenied')
  if (role === 'OFFICIAL') await requirePermit(ask, row.id, staff.accountId)
  const run = await runOf(ask, row.id)
  return {
    livetalk: livetalkOf(row, ask.now),
    room: await roomOf(ask, { livetalkId: row.id, accountId: staff.accountId, role }),
    channelList: run
      .filter((slot) => isToCome(slot, ask.now))
      .map((slot) => ({ ...meetingSlotOf(slot, ask.now), channelId: channelIdOf(slot.reservation_id ?? '') })),
    serverTime: instantText(ask.now),
  }
}
