import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { roomRoles, type RoomRole } from '../../../contracts/livetalk/livetalkShapes.ts'
import type { Entrance, TalkHost } from './talkHost.ts'

const program = '/usr/bin/janus'
const libraries = '/usr/lib/x86_64-linux-gnu/janus'

/** Janus accepts no media on loopback, so it gets an address of a network interface. Nothing leaves the machine. */
const mediaAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

/** Why Janus cannot run on this machine (it is an optional Debian package); undefined if it is installed. */
export const janusLacks = !existsSync(program)
  ? 'Janus is not installed'
  : mediaAddress === undefined
    ? 'Janus takes no media on loopback, and there is no other interface'
    : undefined

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Minimal Janus configuration files for a talk; signalling listens on loopback only. */
const settings = (folder: string, port: number): Readonly<Record<string, string>> => ({
  'janus.jcfg': `
    general: {
      configs_folder = "${folder}"
      plugins_folder = "${libraries}/plugins"
      transports_folder = "${libraries}/transports"
      events_folder = "${folder}"
      loggers_folder = "${folder}"
      debug_level = 2
      session_timeout = 20
      reclaim_session_timeout = 20
    }
    media: { ipv6 = false }
    nat: { ice_lite = true, ice_enforce_list = "${mediaAddress ?? ''}", full_trickle = true }
    plugins: { disable = "${['audiobridge', 'duktape', 'echotest', 'lua', 'nosip', 'recordplay', 'sip', 'streaming', 'textroom', 'videocall', 'voicemail'].map((name) => `libjanus_${name}.so`).join(',')}" }
    transports: { disable = "${['http', 'mqtt', 'nanomsg', 'pfunix', 'rabbitmq'].map((name) => `libjanus_${name}.so`).join(',')}" }
  `,
  'janus.transport.websockets.jcfg': `general: { ws = true, ws_ip = "127.0.0.1", ws_port = ${port}, json = "plain" }`,
  'janus.plugin.videoroom.jcfg': 'general: { string_ids = true }',
})

type Body = Readonly<Record<string, unknown>>
interface Reply {
  transaction?: string
  janus: string
  data?: { id: number }
  plugindata?: { data: { error?: string; participants?: { id: string; display?: string }[] } }
}

/** The server's own connection to Janus, which creates rooms and their keys. */
class HostLine {
  readonly #waiting = new Map<string, (reply: Reply) => void>()
  #socket: WebSocket | undefined
  #session: number | undefined
  #pulse: ReturnType<typeof setInterval> | undefined

  async open(address: string): Promise<void> {
    const socket = (this.#socket = new WebSocket(address, 'janus-protocol'))
    await new Promise((resolve, reject) => {
      socket.onopen = resolve
      socket.onerror = reject
    })
    socket.onmessage = ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply
      if (reply.janus !== 'ack') this.#waiting.get(reply.transaction ?? '')?.(reply)
    }
    this.#session = (await this.ask({ janus: 'create' })).data?.id
    this.#pulse = setInterval(() => void this.ask({ janus: 'keepalive' }), 5_000)
  }

  attach = async () => (await this.ask({ janus: 'attach', plugin: 'janus.plugin.videoroom' })).data?.id ?? 0

  async message(handle: number, body: Body) {
    const { plugindata } = await this.ask({ janus: 'message', handle_id: handle, body })
    if (plugindata?.data.error) throw new Error(plugindata.data.error)
    return plugindata?.data
  }

  ask(request: Body): Promise<Reply> {
    const transaction = randomUUID()
    const session = this.#session === undefined ? {} : { session_id: this.#session }
    this.#socket?.send(JSON.stringify({ ...request, ...session, transaction }))
    return new Promise((resolve) => this.#waiting.set(transaction, resolve))
  }

  close(): void {
    clearInterval(this.#pulse)
    this.#socket?.close()
  }
}

/** TCP proxy to Janus for one role, so that a test can cut the connection. */
class Cable {
  readonly #sockets = new Set<Socket>()
  readonly #server: Server
  isCut = false

  constructor(port: number) {
    this.#server = createServer((from) => {
      if (this.isCut) return void from.destroy()
      const to = connect(port, '127.0.0.1')
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        this.#sockets.add(one)
        one.pipe(other)
        one.on('error', () => other.destroy())
        one.on('close', () => {
          this.#sockets.delete(one)
          other.destroy()
        })
      }
    })
  }

  open = () => listening(this.#server)

  cut(): void {
    this.isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  close(): void {
    this.cut()
    this.#server.close()
  }
}

interface Room {
  channelId: string
  /** The server's handle in this room. */
  handle: number
}

/** Runs the installed Janus in a temporary folder, and creates rooms as the server would. */
export class JanusHost implements TalkHost {
  readonly #line = new HostLine()
  readonly #rooms = new Map<string, Promise<Room>>()
  readonly #cables = new Map<RoomRole, Cable>()
  readonly #addresses = new Map<RoomRole, string>()
  readonly #secret = randomUUID()
  #process: ChildProcess | undefined
  #folder = ''

  async open(): Promise<this> {
    this.#folder = await mkdtemp(join(tmpdir(), 'janus-'))
    const port = await freePort()
    const files = Object.entries(settings(this.#folder, port))
    await Promise.all(files.map(([name, text]) => writeFile(join(this.#folder, name), text)))
    this.#process = spawn(program, ['-F', this.#folder, '-C', join(this.#folder, 'janus.jcfg')], { stdio: 'ignore' })
    const address = `ws://127.0.0.1:${port}`
    while (
      !(await this.#line.open(address).then(
        () => true,
        () => false,
      ))
    )
      await wait(50)
    for (const role of roomRoles) {
      const cable = new Cable(port)
      this.#cables.set(role, cable)
      this.#addresses.set(role, `ws://127.0.0.1:${await cable.open()}`)
    }
    return this
  }

  async join(room: string, role: RoomRole = 'MEMBER', isRehearsal = false): Promise<Entrance> {
    const token = randomUUID()
    await this.#allow(room, 'add', token)
    return this.#entrance(room, role, token, isRehearsal)
  }

  async expired(room: string, role: RoomRole = 'MEMBER'): Promise<Entrance> {
    const { token } = await this.join(room, role)
    await this.#allow(room, 'remove', token)
    return this.#entrance(room, role, token, false)
  }

  async end(room: string, why: 'kicked' | 'slot'): Promise<void> {
    const { channelId, handle } = await this.#roomOf(room)
    const roomRequest = { room: channelId, secret: this.#secret }
    const { participants = [] } =
      (await this.#line.message(handle, { request: 'listparticipants', ...roomRequest })) ?? {}
    const members = participants.filter(({ display = '' }) => display.includes('"MEMBER"'))
    if (why === 'kicked')
      for (const { id } of members) await this.#line.message(handle, { request: 'kick', ...roomRequest, id })
    await this.#line.message(handle, { request: 'destroy', ...roomRequest })
  }

  async record(room: string, isOn: boolean): Promise<void> {
    const { handle } = await this.#roomOf(room)
    await this.#line.message(handle, { request: 'configure', display: JSON.stringify({ isRecording: isOn }) })
  }

  cut(role?: RoomRole): void {
    for (const [one, cable] of this.#cables) if (role === undefined || one === role) cable.cut()
  }

  comeBack(): void {
    for (const cable of this.#cables.values()) cable.isCut = false
  }

  async close(): Promise<void> {
    this.#line.close()
    for (const cable of this.#cables.values()) cable.close()
    const ended = new Promise((resolve) => this.#process?.once('exit', resolve))
    this.#process?.kill('SIGKILL')
    await ended
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #allow(room: string, action: 'add' | 'remove', token: string): Promise<void> {
    const { channelId, handle } = await this.#roomOf(room)
    const body = { request: 'allowed', secret: this.#secret, action, room: channelId, allowed: [token] }
    await this.#line.message(handle, body)
  }

  #roomOf(room: string): Promise<Room> {
    const existing = this.#rooms.get(room) ?? this.#makeRoom()
    this.#rooms.set(room, existing)
    return existing
  }

  /** Creates a room and joins it as the server, so that participants learn at once about a recording. */
  async #makeRoom(): Promise<Room> {
    const [handle, channelId, token] = [await this.#line.attach(), randomUUID(), randomUUID()]
    const openness = { is_private: true, require_pvtid: true, notify_joining: true, allowed: [token] }
    const roomRequest = { room: channelId, secret: this.#secret }
    await this.#line.message(handle, {
      request: 'create',
      ...roomRequest,
      ...openness,
      publishers: 6,
      bitrate: 1_500_000,
    })
    const display = JSON.stringify({ isRecording: false })
    await this.#line.message(handle, { request: 'join', ptype: 'publisher', room: channelId, token, display })
    return { channelId, handle }
  }

  async #entrance(room: string, role: RoomRole, token: string, isRehearsal: boolean): Promise<Entrance> {
    const { channelId } = await this.#roomOf(room)
    const signallingUrl = this.#addresses.get(role) ?? ''
    return { token, join: { channelId, role, isRehearsal, signallingUrl, iceServers: [] } }
  }
}
