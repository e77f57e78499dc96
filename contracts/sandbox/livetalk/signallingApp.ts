import { Hono, type Context } from 'hono'
import { stream } from 'hono/streaming'
import * as z from 'zod/mini'
import { roomRoles, type RoomRole } from '../../livetalk/livetalkShapes.ts'
import { roomMessage, signallingHeartbeatMs } from '../../livetalk/signalling.ts'
import type { Db } from '../schema.ts'
import { minutes } from '../runtime/clock.ts'
import type { CallerContext } from '../runtime/dbContext.ts'
import type { OpenDataset } from '../runtime/db/datasets.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import type { SandboxServices } from '../runtime/services.ts'
import type { RateLimit } from '../runtime/security/rateLimits.ts'
import { isUnexpired, type RoomClaims } from '../runtime/security/tokens.ts'
import { isFinalSlotState, slotStateOf, isRecording } from './slotState.ts'
import { isReceiveOnlyMessage } from './isReceiveOnlyMessage.ts'
import { reservationOfChannel, requireStaff } from './talkMeeting.ts'
import { requireOfficialPermit } from './talkPermit.ts'
import { reservationsWithTimes } from './talkTickets.ts'
import {
  rehearsalChannel,
  roomName,
  type RoomParticipant,
  type RoomEnd,
  type RoomSubscriber,
} from '../runtime/http/talkRooms.ts'

/** The services that the signalling needs. */
export type SignallingServices = Pick<SandboxServices, 'datasets' | 'limits' | 'mint' | 'talkRooms'>

/**
 * The app that exchanges signalling messages between the browsers of a room (`signalling.ts`). A room key opens only
 * its own room, and only while its session lasts. `checkRoom` checks whether the room is still open for the caller; by
 * default by session and reservation.
 */
export const signallingApp = (services: SignallingServices, checkRoom: CheckRoom = roomStatusOf) =>
  new Hono()
    .get('/', async (context) => {
      const { guest, dataset, claims } = await guestOf(services, context)
      const roomStatus = await checkRoom(dataset, guest, claims)
      if (roomStatus.why) throw new Failure('OutOfTerm')
      // A client does not read the body of the answer to a HEAD, so a stream would stay open for ever.
      if (context.req.method === 'HEAD') return context.body(null, 200)
      const subscriber = services.talkRooms.enter(guest, roomStatus.isRecording)
      return streamRoom(context, services, subscriber, async () => {
        if (!isUnexpired(claims, dataset.clock.now())) throw new Failure('Unauthenticated')
        const { why } = await checkRoom(dataset, guest, claims)
        if (why) services.talkRooms.endRoom(guest.room, why)
      })
    })
    .post('/', async (context) => {
      const { guest, dataset, claims } = await guestOf(services, context)
      services.limits.countTry(dataset.name, `messages in rooms of ${guest.accountId}`, messageLimit)
      const { data, success } = z.safeParse(roomMessage, await context.req.json().catch(() => undefined))
      if (!success) throw new Failure('InvalidArgument')
      if (guest.role === 'MONITOR' && !isReceiveOnlyMessage(data)) throw new Failure('PermissionDenied')
      const { why } = await checkRoom(dataset, guest, claims)
      if (why) throw new Failure('OutOfTerm')
      if (!services.talkRooms.forwardMessage(guest, data)) throw new Failure('FailedPrecondition')
      return context.body(null, 204)
    })
    .delete('/', async (context) => {
      const { guest } = await guestOf(services, context)
      services.talkRooms.leave(guest)
      return context.body(null, 204)
    })

/** The limit of messages: more than two browsers exchange, even when both reconnect repeatedly (Q384). */
const messageLimit: RateLimit = { tries: 600, window: minutes(1) }

interface RoomStatus {
  /** Why the room has ended for the caller; undefined while it is open. */
  why: RoomEnd | undefined
  isRecording: boolean
}
type CheckRoom = (dataset: OpenDataset, guest: RoomParticipant, claims: RoomClaims) => Promise<RoomStatus>

interface RoomEntry {
  guest: RoomParticipant
  dataset: OpenDataset
  claims: RoomClaims
}

/**
 * The holder of a room key. Throws Unauthenticated without a valid key, PermissionDenied for another room than the
 * key's.
 */
async function guestOf(services: SignallingServices, { req, header }: Context): Promise<RoomEntry> {
  header('Cache-Control', 'no-store')
  const token = orFail(/^Bearer ([\w.-]+)$/i.exec(req.header('Authorization') ?? '')?.[1], 'Unauthenticated')
  const claims = orFail(await services.mint.readRoom(token), 'Unauthenticated')
  const dataset = orFail(services.datasets.get(claims.world), 'Unauthenticated')
  if (!isUnexpired(claims, dataset.clock.now())) throw new Failure('Unauthenticated')
  const channelId = orFail(req.query('channel'), 'InvalidArgument')
  const client = orFail(/^[\w-]{1,64}$/.exec(req.query('client') ?? '')?.[0], 'InvalidArgument')
  if (claims.channelId !== undefined && claims.channelId !== channelId) throw new Failure('PermissionDenied')
  const role = orFail(
    roomRoles.find((one) => one === claims.role),
    'PermissionDenied',
  )
  return { guest: { room: roomName(claims.world, channelId), accountId: claims.sub, role, client }, dataset, claims }
}

/**
 * Whether the room has ended, and why. Throws Unauthenticated if the session has ended or the account is suspended,
 * PermissionDenied if the caller no longer has the role of the key, NotFound for a room without a reservation (except
 * the caller's own rehearsal).
 */
async function roomStatusOf(
  { db, clock }: OpenDataset,
  { room, accountId, role }: RoomParticipant,
  { sid, livetalkId }: RoomClaims,
): Promise<RoomStatus> {
  await requireSession(db, sid, accountId)
  const [, channelId] = JSON.parse(room) as [string, string]
  if (channelId === rehearsalChannel(accountId)) return { why: undefined, isRecording: false }
  const row = await reservationsWithTimes({ db })
    .where('livetalk_reservation.id', '=', reservationOfChannel(channelId))
    .where('livetalk_reservation.livetalk_id', '=', livetalkId)
    .executeTakeFirst()
  if (role === 'MEMBER' && orFail(row).account_id !== accountId) throw new Failure('PermissionDenied')
  if (role !== 'MEMBER') await requireRoleOfKey({ db, now: clock.now(), accountId }, role, livetalkId)
  const state = slotStateOf(orFail(row), row, clock.now())
  const why = state === 'FORCED_OUT' ? ('kicked' as const) : ('slot' as const)
  return { why: isFinalSlotState(state) ? why : undefined, isRecording: isRecording(state, orFail(row)) }
}

async function requireSession(db: Db, sessionId: string, accountId: string): Promise<void> {
  const session = db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where('session.id', '=', sessionId)
    .where('account.id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('suspended_at', 'is', null)
  orFail(await session.executeTakeFirst(), 'Unauthenticated')
}

async function requireRoleOfKey(
  caller: CallerContext & { accountId: string },
  role: Exclude<RoomRole, 'MEMBER'>,
  livetalkId: string,
): Promise<void> {
  const staff = await requireStaff(caller, livetalkId, caller.accountId)
  if ((staff.role === 'STREAMER') !== (role === 'STREAMER')) throw new Failure('PermissionDenied')
  if (role === 'OFFICIAL') await requireOfficialPermit(caller, livetalkId, caller.accountId)
}

function streamRoom(
  context: Context,
  { talkRooms }: SignallingServices,
  subscriber: RoomSubscriber,
  requireAccess: () => Promise<void>,
): Response {
  context.header('Content-Type', 'text/event-stream')
  // Closes the connection after the stream: a kept-alive connection would delay the shutdown of the server.
  context.header('Connection', 'close')
  return stream(context, async (events) => {
    events.onAbort(() => talkRooms.disconnect(subscriber))
    try {
      for (;;) {
        const news = await subscriber.nextMessages(signallingHeartbeatMs)
        // Checks the room key before each message, because the holder of a revoked key must not receive messages.
        if (subscriber.isOpen) await requireAccess()
        // The room may have ended during the check. Then the message about its end is sent too.
        if (!subscriber.isOpen) news.push(...(await subscriber.nextMessages(0)))
        for (const one of news) await events.write(`data: ${JSON.stringify(one)}\n\n`)
        if (!subscriber.isOpen) return
        if (news.length === 0) await events.write(':\n\n')
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      subscriber.leave()
    } finally {
      if (subscriber.isOpen) talkRooms.disconnect(subscriber)
    }
  })
}
