import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { chromium, type Browser, type LaunchOptions, type Page } from '@playwright/test'
import { WebSocketServer, type WebSocket } from 'ws'
import { roomRoles, type RoomRole } from '../../../contracts/livetalk/livetalkShapes.ts'
import { runMediaServer } from './livekitMedia.ts'
import { LivekitRoom } from './livekitRoom.ts'
import type { RoomEntrance, TalkHost } from './talkHost.ts'

interface Key {
  room: string
  role: RoomRole
  identity: string
}

/**
 * A fake LiveKit server with the real protocol's keys, rooms and messages. The client and the media are real: a page in
 * the middle forwards the media.
 */
export class LivekitHost implements TalkHost {
  readonly #options: LaunchOptions
  readonly #keys = new Map<string, Key>()
  readonly #rooms = new Map<string, LivekitRoom>()
  readonly #away = new Set<RoomRole>()
  readonly #lines = new Map<WebSocket, RoomRole>()
  readonly #sockets = new WebSocketServer({ noServer: true })
  readonly #server = createServer((request, response) => this.#answer(request, response))
  #browser: Browser | undefined
  #media: Page | undefined

  constructor(options: LaunchOptions) {
    this.#options = options
  }

  async open(): Promise<this> {
    this.#browser = await chromium.launch(this.#options)
    // Grants device permissions, because a browser gathers local ICE candidates only for a page that has them.
    const context = await this.#browser.newContext({ permissions: ['camera', 'microphone'] })
    this.#media = await context.newPage()
    await this.#media.exposeFunction('tellCandidate', (sid: string, target: 'publisher', candidate: string) => {
      for (const room of this.#rooms.values()) if (room.tellCandidate(sid, target, candidate)) return
    })
    this.#server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head))
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    await this.#media.goto(`http://127.0.0.1:${this.#port}/`)
    await this.#media.evaluate(runMediaServer)
    return this
  }

  join = (room: string, role: RoomRole = 'MEMBER', isRehearsal = false): Promise<RoomEntrance> => {
    const token = randomUUID()
    // Stores the key with an identity: one per account; in a rehearsal one per key.
    this.#keys.set(token, { room, role, identity: isRehearsal ? token : `${room}-${role}` })
    return Promise.resolve(this.#entrance(room, role, token, isRehearsal))
  }

  expired = (room: string, role: RoomRole = 'MEMBER') =>
    Promise.resolve(this.#entrance(room, role, randomUUID(), false))

  end = (room: string, why: 'kicked' | 'slot') => Promise.resolve(this.#roomOf(room).end(why))
  record = (room: string, isOn: boolean) => Promise.resolve(this.#roomOf(room).record(isOn))

  cut(role?: RoomRole): void {
    for (const one of role ? [role] : roomRoles) this.#away.add(one)
    for (const [line, one] of this.#lines) if (this.#away.has(one)) line.terminate()
  }

  comeBack(): void {
    this.#away.clear()
  }

  async close(): Promise<void> {
    for (const room of this.#rooms.values()) room.close()
    for (const line of this.#lines.keys()) line.terminate()
    this.#server.close()
    this.#server.closeAllConnections()
    await this.#browser?.close()
  }

  get #port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  #roomOf(name: string): LivekitRoom {
    const room = this.#rooms.get(name) ?? new LivekitRoom(name, this.#media!)
    this.#rooms.set(name, room)
    return room
  }

  #entrance(room: string, role: RoomRole, token: string, isRehearsal: boolean): RoomEntrance {
    const signallingUrl = `ws://127.0.0.1:${this.#port}/${role.toLowerCase()}`
    return { token, join: { channelId: room, role, isRehearsal, signallingUrl, iceServers: [] } }
  }

  /** Serves the reason of a refusal to the client, and the empty page that forwards media. */
  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.url === '/') return void response.end('<!doctype html><title>media</title>')
    const { status } = this.#look(request)
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*' }).end()
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { status, key, role, sid } = this.#look(request)
    if (!key || status !== 200) return void socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`)
    this.#sockets.handleUpgrade(request, socket, head, (line) => {
      this.#lines.set(line, role)
      line.on('close', () => this.#lines.delete(line))
      if (sid) this.#roomOf(key.room).resume(line, sid)
      else this.#roomOf(key.room).join(line, key.identity, key.role)
    })
  }

  #look({ url = '' }: IncomingMessage): {
    status: number
    key?: Key | undefined
    role: RoomRole
    sid?: string | undefined
  } {
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1')
    const [, name, ...rest] = pathname.split('/')
    const role = roomRoles.find((one) => one.toLowerCase() === name)
    if (!role || !/^rtc(\/validate)?$/.test(rest.join('/'))) return { status: 404, role: 'MEMBER' }
    const key = this.#keys.get(searchParams.get('access_token') ?? '')
    const status = this.#away.has(role) ? 503 : key ? 200 : 401
    const isBack = searchParams.get('reconnect') === '1'
    return { status, key, role, sid: isBack ? (searchParams.get('sid') ?? '') : undefined }
  }
}
