import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { build, type Rollup } from 'vite'
import { roomRoles, type RoomRole } from '../../../contracts/livetalk/livetalkShapes.ts'
import { signallingApp, type SignallingServices } from '../../../contracts/sandbox/livetalk/signallingApp.ts'
import {
  TalkRooms,
  rehearsalChannel,
  roomName,
  type RoomParticipant,
  type RoomEnd,
} from '../../../contracts/sandbox/runtime/http/talkRooms.ts'
import { RateLimits } from '../../../contracts/sandbox/runtime/security/rateLimits.ts'
import { TokenMint } from '../../../contracts/sandbox/runtime/security/tokens.ts'
import type { RoomMessage } from '../../../contracts/livetalk/signalling.ts'
import { directImports } from '../../../tools/directImports.ts'
import { MediaNet } from './mediaNet.ts'
import type { RoomEntrance, TalkHost } from './talkHost.ts'

const dataset = 'test'
const day = 86_400_000

/** HTTP statuses of refusals by the signalling; any other error is a bug (500). */
const refusals: Readonly<Record<string, 401 | 403>> = { Unauthenticated: 401, PermissionDenied: 403 }

/** Builds the test page's scripts; returns them by path. */
async function builtScripts(): Promise<ReadonlyMap<string, string>> {
  const { output } = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    mode: 'production',
    plugins: [directImports()],
    resolve: { conditions: ['tsudoi-source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'talkPage.ts'), output: { entryFileNames: 'page.js' } },
    },
  })) as Rollup.RollupOutput
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])))
}

/** Talk rooms, some of which route their media through a `MediaNet`. */
class NettedRooms extends TalkRooms {
  readonly net = new MediaNet()
  readonly netted = new Set<string>()

  override forwardMessage(guest: RoomParticipant, message: RoomMessage): boolean {
    const isNetted = this.netted.has(guest.room)
    return super.forwardMessage(
      guest,
      isNetted ? (JSON.parse(this.net.named(JSON.stringify(message))) as RoomMessage) : message,
    )
  }
}

/** Serves the test page and the sandbox's signalling, with rooms that need no reservation. */
export class TalkServer implements TalkHost {
  readonly rooms = new NettedRooms()
  readonly #mint = new TokenMint(randomBytes(32).toString('base64'))
  readonly #away = new Set<RoomRole>()
  readonly #recorded = new Set<string>()
  #server: Server | undefined
  address = ''

  async open(): Promise<this> {
    const [scripts] = await Promise.all([builtScripts(), this.rooms.net.open()])
    const clock = { now: () => new Date() }
    const services: SignallingServices = {
      mint: this.#mint,
      limits: new RateLimits(clock),
      talkRooms: this.rooms,
      datasets: {
        get: (name: string) => (name === dataset ? { name, clock } : undefined),
      } as unknown as SignallingServices['datasets'],
    }
    const signalling = signallingApp(services, (_world, { room }) =>
      Promise.resolve({ why: undefined, isRecording: this.#recorded.has(room) }),
    )
    const app = new Hono().get('/', (context) =>
      context.html('<!doctype html><html lang="ja"><title>通話</title><script type="module" src="/page.js"></script>'),
    )
    for (const role of roomRoles)
      app
        .use(this.#path(role), (context, next) =>
          this.#away.has(role) ? Promise.resolve(context.body(null, 503)) : next(),
        )
        .route(this.#path(role), signalling)
    app
      .get('/*', (context) => {
        const script = scripts.get(context.req.path)
        return script === undefined
          ? context.notFound()
          : context.body(script, 200, { 'Content-Type': 'text/javascript' })
      })
      .onError((error, context) => context.body(null, refusals[error.message] ?? 500))
    const server = (this.#server = createAdaptorServer({ fetch: app.fetch }) as Server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return this
  }

  join = (room: string, role: RoomRole = 'MEMBER', isRehearsal = false) =>
    this.#entrance(room, role, new Date(), isRehearsal)
  expired = (room: string, role: RoomRole = 'MEMBER') => this.#entrance(room, role, new Date(Date.now() - day), false)

  cut(role?: RoomRole): void {
    for (const one of role ? [role] : roomRoles) this.#away.add(one)
    this.rooms.disconnectAll()
  }

  comeBack(): void {
    this.#away.clear()
  }

  /** Routes the media of a room through the `MediaNet` from now on. */
  netted(room: string): MediaNet {
    this.rooms.netted.add(roomName(dataset, room))
    return this.rooms.net
  }

  end = (room: string, why: RoomEnd) => Promise.resolve(this.rooms.endRoom(roomName(dataset, room), why))

  record(room: string, isOn: boolean): Promise<void> {
    const name = roomName(dataset, room)
    if (isOn) this.#recorded.add(name)
    else this.#recorded.delete(name)
    this.rooms.notifyRoom(name, { t: 'recording', isOn })
    return Promise.resolve()
  }

  close(): Promise<void> {
    this.rooms.close()
    this.rooms.net.close()
    this.#server?.closeAllConnections()
    this.#server?.close()
    return Promise.resolve()
  }

  #path = (role: RoomRole) => `/signalling/${role.toLowerCase()}`

  /** Creates a key; each role uses a separate account. */
  async #entrance(room: string, role: RoomRole, issuedAt: Date, isRehearsal: boolean): Promise<RoomEntrance> {
    const accountId = `${room}-${role}`
    const channelId = isRehearsal ? rehearsalChannel(accountId) : room
    const token = await this.#mint.roomToken({
      dataset,
      accountId,
      sessionId: room,
      livetalkId: '',
      channelId,
      role,
      issuedAt,
    })
    const signallingUrl = `${this.address}${this.#path(role)}`
    return { token, join: { channelId, role, isRehearsal, signallingUrl, iceServers: [] } }
  }
}
