import { Hono, type Context } from 'hono'
import { stream } from 'hono/streaming'
import * as z from 'zod/mini'
import { roomRoles } from '../../livetalk/livetalkShapes.ts'
import { roomMessage, signallingBeat } from '../../livetalk/signalling.ts'
import type { OpenWorld } from '../runtime/db/worlds.ts'
import { Failure, found } from '../runtime/failure.ts'
import type { SandboxServices } from '../runtime/services.ts'
import { isAlive, type RoomClaims } from '../runtime/security/tokens.ts'
import { isOver, slotStateOf, isRecording } from './slotState.ts'
import { reservationOfChannel } from './talkMeeting.ts'
import { reservations } from './talkTickets.ts'
import { rehearsalChannel, roomName, type Guest, type RoomEnd, type RoomSeat } from '../runtime/http/talkRooms.ts'

/**
 * Where two browsers of one room meet (`signalling.ts`). A token opens its own room and no other. `lookAt` says whether
 * a room stands; default: by its reservation.
 */
export const signallingApp = (services: SandboxServices, lookAt: LookAtRoom = standingOf) =>
  new Hono()
    .get('/', async (context) => {
      const { guest, world, claims } = await guestOf(services, context)
      const standing = await lookAt(world, guest, claims)
      if (standing.why) throw new Failure('OutOfTerm')
      const seat = services.talkRooms.take(guest, standing.isRecording)
      return streamRoom(context, services, seat, async () => {
        if (!isAlive(claims, world.clock.now())) seat.leave()
        const { why } = await lookAt(world, guest, claims)
        if (why) services.talkRooms.end(guest.room, why)
      })
    })
    .post('/', async (context) => {
      const { guest } = await guestOf(services, context)
      const { data, success } = z.safeParse(roomMessage, await context.req.json().catch(() => undefined))
      if (!success) throw new Failure('InvalidArgument')
      if (!services.talkRooms.pass(guest, data)) throw new Failure('FailedPrecondition')
      return context.body(null, 204)
    })
    .delete('/', async (context) => {
      const { guest } = await guestOf(services, context)
      services.talkRooms.leave(guest)
      return context.body(null, 204)
    })

interface Standing {
  /** Why the room is over; undefined while it is not. */
  why?: RoomEnd
  isRecording: boolean
}
type LookAtRoom = (world: OpenWorld, guest: Guest, claims: RoomClaims) => Promise<Standing>

interface Entering {
  guest: Guest
  world: OpenWorld
  claims: RoomClaims
}

/** Unauthenticated without a living key to a room, PermissionDenied for another room than the key's. */
async function guestOf(services: SandboxServices, { req, header }: Context): Promise<Entering> {
  header('Cache-Control', 'no-store')
  const token = found(/^Bearer ([\w.-]+)$/i.exec(req.header('Authorization') ?? '')?.[1], 'Unauthenticated')
  const claims = found(await services.mint.readRoom(token), 'Unauthenticated')
  const world = found(services.worlds.get(claims.world), 'Unauthenticated')
  if (!isAlive(claims, world.clock.now())) throw new Failure('Unauthenticated')
  const channelId = found(req.query('channel'), 'InvalidArgument')
  const client = found(/^[\w-]{1,64}$/.exec(req.query('client') ?? '')?.[0], 'InvalidArgument')
  if (claims.channelId !== undefined && claims.channelId !== channelId) throw new Failure('PermissionDenied')
  const role = found(
    roomRoles.find((one) => one === claims.role),
    'PermissionDenied',
  )
  return { guest: { room: roomName(claims.world, channelId), accountId: claims.sub, role, client }, world, claims }
}

/** Whether the room is over, and why. A room of no reservation is nobody's, but for one's own rehearsal. */
async function standingOf(
  { db, clock }: OpenWorld,
  { room, accountId }: Guest,
  { livetalkId }: RoomClaims,
): Promise<Standing> {
  const [, channelId] = JSON.parse(room) as [string, string]
  if (channelId === rehearsalChannel(accountId)) return { why: undefined, isRecording: false }
  const row = await reservations({ db })
    .where('livetalk_reservation.id', '=', reservationOfChannel(channelId))
    .where('livetalk_reservation.livetalk_id', '=', livetalkId)
    .executeTakeFirst()
  const state = slotStateOf(found(row), row, clock.now())
  const why = state === 'FORCED_OUT' ? ('kicked' as const) : ('slot' as const)
  return { why: isOver(state) ? why : undefined, isRecording: isRecording(state, found(row)) }
}

/** How often an open stream looks whether its room still stands, in beats. */
const lookEvery = 2

function streamRoom(
  context: Context,
  { talkRooms }: SandboxServices,
  seat: RoomSeat,
  look: () => Promise<void>,
): Response {
  context.header('Content-Type', 'text/event-stream')
  // Kept alive after its end, the connection would make a closing server wait.
  context.header('Connection', 'close')
  return stream(context, async (events) => {
    events.onAbort(() => talkRooms.cut(seat))
    try {
      for (let beats = 1; ; beats += 1) {
        const news = await seat.next(signallingBeat)
        for (const one of news) await events.write(`data: ${JSON.stringify(one)}\n\n`)
        if (!seat.isOpen) return
        if (news.length === 0) await events.write(':\n\n')
        if (beats % lookEvery === 0) await look()
      }
    } finally {
      if (seat.isOpen) talkRooms.cut(seat)
    }
  })
}
