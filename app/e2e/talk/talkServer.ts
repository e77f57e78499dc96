import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { build, type Rollup } from 'vite'
import type { RoomRole } from '../../../contracts/livetalk/livetalkShapes.ts'
import { signallingApp } from '../../../contracts/sandbox/livetalk/signallingApp.ts'
import {
  TalkRooms,
  rehearsalChannel,
  roomName,
  type RoomEnd,
} from '../../../contracts/sandbox/runtime/http/talkRooms.ts'
import type { House } from '../../../contracts/sandbox/runtime/house.ts'
import { TokenMint } from '../../../contracts/sandbox/runtime/security/tokens.ts'

const world = 'test'

/** What the signalling refuses with; anything else is a fault of its own. */
const refusals: Readonly<Record<string, 401 | 403>> = { Unauthenticated: 401, PermissionDenied: 403 }

/** The page's script, as a build makes it. */
async function builtScript(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    mode: 'production',
    resolve: { conditions: ['tsudoi-source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'talkPage.ts') },
    },
  })) as Rollup.RollupOutput
  const entry = output.find((file): file is Rollup.OutputChunk => file.type === 'chunk' && file.isEntry)
  return entry?.code ?? ''
}

/**
 * The page and the sandbox's own signalling, with rooms that no reservation stands behind: the room in which an account
 * meets itself is open to each of its clients.
 */
export class TalkServer {
  readonly rooms = new TalkRooms()
  readonly #mint = new TokenMint(randomBytes(32).toString('base64'))
  #server: Server | undefined
  /** While true, nothing of the signalling comes through. */
  isAway = false
  address = ''

  async open(): Promise<this> {
    const script = await builtScript()
    const house = {
      mint: this.#mint,
      talkRooms: this.rooms,
      worlds: { get: (name: string) => (name === world ? { clock: { now: () => new Date() } } : undefined) },
    } as unknown as House
    const app = new Hono()
      .get('/', (context) =>
        context.html(
          '<!doctype html><html lang="ja"><title>通話</title><script type="module" src="/page.js"></script>',
        ),
      )
      .get('/page.js', (context) => context.body(script, 200, { 'Content-Type': 'text/javascript' }))
      .use('/signalling', (context, next) => (this.isAway ? Promise.resolve(context.body(null, 503)) : next()))
      .route('/signalling', signallingApp(house))
      .onError((error, context) => context.body(null, refusals[error.message] ?? 500))
    const server = (this.#server = createAdaptorServer({ fetch: app.fetch }) as Server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return this
  }

  /** A key to the room of an account, and what else an engine wants. */
  async join(accountId: string, role: RoomRole = 'MEMBER') {
    const channelId = rehearsalChannel(accountId)
    const grant = { world, accountId, livetalkId: '', channelId, role, issuedAt: new Date() }
    const token = await this.#mint.roomToken(grant)
    return { token, join: { channelId, role, signallingUrl: `${this.address}/signalling`, iceServers: [] } }
  }

  /** Cuts every stream, and lets nothing through until `comeBack`. */
  goAway(): void {
    this.isAway = true
    this.rooms.cutAll()
  }

  end = (accountId: string, why: RoomEnd) => this.rooms.end(roomName(world, rehearsalChannel(accountId)), why)
  record = (accountId: string, isOn: boolean) =>
    this.rooms.tell(roomName(world, rehearsalChannel(accountId)), { t: 'recording', isOn })

  close(): void {
    this.rooms.close()
    this.#server?.closeAllConnections()
    this.#server?.close()
  }
}
