import type { RoomRole } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { RemoteSender } from '../engineEmitter.ts'
import { EngineFailure, mediaKinds, type EngineJoin, type EngineState, type MediaKind } from '../MediaEngine.ts'
import { RoomEngine, type InRoomRecovery } from '../RoomEngine.ts'
import { rtcConfig } from '../rtcConfig.ts'
import { openReceiving, openSending, type ReceivingConnection, type SendingConnection } from './janusConnections.ts'
import { attachVideoRoom, parseRoomEvent, type JanusHandle } from './janusHandle.ts'
import { JanusRefusal, openJanus, type JanusLine, type JanusMessage } from './janusLine.ts'
import {
  hasOneSeat,
  isFinalError,
  parseDisplayName,
  type RoomEvent,
  type ShownName,
  type RoomSide,
} from './videoRoom.ts'

/** How long to wait for the previous participant of this seat to leave, ms. */
const seatTimeoutMs = 1_000

interface Peer extends RemoteSender {
  handle?: JanusHandle
  receiving?: ReceivingConnection
}

/** One stay in a room. Asynchronous steps check `isOver` before they change anything. */
interface Stay {
  line: JanusLine
  handle?: JanusHandle
  sending?: SendingConnection
  ownId?: string
  privateId?: number
  isOver: boolean
}

/** Connects through Janus' VideoRoom plugin, where the server has created rooms and keys (Q319). */
export class JanusEngine extends RoomEngine {
  readonly #peers = new Map<string, Peer>()
  #stay: Stay | undefined
  #isCut = false
  /** Called when a participant has left. */
  #onLeft: () => void = () => undefined

  protected async repair(level: InRoomRecovery): Promise<boolean> {
    if (level === 'relay')
      for (const { connection } of this.#connections()) connection.setConfiguration(rtcConfig(this.join))
    this.#stay?.line.retryNow()
    const isAsked = await Promise.all(this.#connections().map((one) => one.restart())).then(
      () => true,
      () => false,
    )
    return isAsked && this.waitUntilUp(() => !this.#isCut)
  }

  protected reports(): Promise<RTCStatsReport[]> {
    return Promise.all(this.#connections().map(({ connection }) => connection.getStats()))
  }

  protected async enter(join: EngineJoin, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const stay: Stay = { line: this.#openLine(join), isOver: false }
    this.#stay = stay
    const { promise: called, reject } = Promise.withResolvers<never>()
    const onAbort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', onAbort)
    try {
      await Promise.race([this.#enterRoom(stay, join), called])
    } catch (error) {
      if (this.#stay === stay) this.drop()
      if (!(error instanceof JanusRefusal)) throw error
      throw new EngineFailure(isFinalError(error.code) ? 'auth' : 'server')
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  }

  #openLine({ signallingUrl }: EngineJoin): JanusLine {
    return openJanus(signallingUrl, {
      onMessage: (message) => this.#handleMessage(message),
      onCut: () => this.#setCut(true),
      onBack: () => void this.#resync().catch(() => this.news.setState('down')),
      // The server has dropped the stay; `rejoin` starts another one.
      onLost: () => this.news.setState('down'),
    })
  }

  async #enterRoom(stay: Stay, join: EngineJoin): Promise<void> {
    const handle = await attachVideoRoom(stay.line)
    stay.handle = handle
    const body = { request: 'join', ptype: 'publisher', room: join.channelId, token: join.token() }
    const { event } = await handle.send({ ...body, display: this.#ownName() })
    if (stay.isOver) return
    stay.ownId = event.id
    stay.privateId = event.private_id
    this.#isCut = false
    const formers = this.#sidesOfOwnSeat(event)
    this.#handleEvent(event)
    this.#emitChanges()
    if (join.role !== 'MONITOR') void this.#startSending(stay, handle, formers).catch(() => this.news.setState('down'))
  }

  /** Waits until the same person's earlier device has left, then sends: both must never send at once. */
  async #startSending(stay: Stay, handle: JanusHandle, formers: readonly string[]): Promise<void> {
    await this.#waitForLeave(formers, seatTimeoutMs)
    if (stay.isOver) return
    const sending = await openSending(handle, rtcConfig(this.join), this.tracks.sentTrack, () => this.#emitChanges())
    if (stay.isOver) return sending.close()
    stay.sending = sending
    // Send tracks that were published during the negotiation.
    await Promise.all([...mediaKinds.map((kind) => sending.update(kind)), this.#reportSending()])
    this.#emitChanges()
  }

  async #waitForLeave(ids: readonly string[], timeoutMs: number): Promise<void> {
    const isThere = () => ids.some((id) => this.#formers.has(id))
    for (const id of ids) this.#formers.add(id)
    const limit = AbortSignal.timeout(timeoutMs)
    while (isThere() && !limit.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#onLeft = resolve
      limit.addEventListener('abort', () => resolve())
      // oxlint-disable-next-line no-await-in-loop -- until they have left
      await promise
    }
  }

  /** Ids of this seat's earlier participants that have not left yet. */
  readonly #formers = new Set<string>()

  #sidesOfOwnSeat({ publishers = [], attendees = [] }: RoomEvent): string[] {
    return [...publishers, ...attendees]
      .filter((side) => this.#isOwnSeat(parseDisplayName(side.display)))
      .map(({ id }) => id)
  }

  #isOwnSeat(name: ShownName | undefined): boolean {
    const { role, isRehearsal = false } = this.join ?? {}
    return name !== undefined && 'role' in name && name.role === role && hasOneSeat(name.role) && !isRehearsal
  }

  #handleMessage(message: JanusMessage): void {
    const stay = this.#stay
    if (!stay || message.sender === undefined) return
    const event = parseRoomEvent(message)
    if (event && message.sender === stay.handle?.id) this.#handleEvent(event)
  }

  #handleEvent(event: RoomEvent): void {
    const { publishers = [], attendees = [], joining, leaving, kicked, unpublished, reason } = event
    if (event.videoroom === 'destroyed') return this.end('slot')
    if (leaving === 'ok') return this.end(reason === 'kicked' ? 'kicked' : 'server')
    if (joining && this.#isOwnSeat(parseDisplayName(joining.display))) return this.end('replaced')
    for (const side of [...attendees, ...publishers, ...(joining ? [joining] : [])]) this.#upsertPeer(side)
    if (event.videoroom === 'event' && event.id !== undefined)
      this.#upsertPeer({ id: event.id, display: event.display })
    for (const { id } of publishers) void this.#receive(id)
    for (const id of [leaving, kicked]) if (id !== undefined) this.#removePeer(id)
    if (unpublished !== undefined) this.#stopReceiving(unpublished)
    this.#emitChanges()
  }

  #upsertPeer({ id, display }: RoomSide): void {
    const name = parseDisplayName(display)
    if (!name || this.#formers.has(id) || this.#isOwnSeat(name)) return
    if ('isRecording' in name) return this.news.setRecording(name.isRecording)
    const existing = this.#peers.get(id)
    if (existing) return void Object.assign(existing, name)
    if (name.role === 'MONITOR') return
    // A participant that comes back replaces their former stay, even if the server has not ended it yet.
    if (hasOneSeat(name.role) && !this.join?.isRehearsal)
      for (const [other, { role }] of this.#peers) if (role === name.role) this.#removePeer(other)
    this.#peers.set(id, { ...name })
  }

  async #receive(id: string): Promise<void> {
    const stay = this.#stay
    const peer = this.#peers.get(id)
    if (!stay || !peer || peer.handle || peer.receiving) return
    const room = this.join?.channelId
    const isThere = () => !stay.isOver && this.#peers.get(id) === peer
    try {
      const handle = await attachVideoRoom(stay.line)
      if (!isThere()) return handle.detach()
      peer.handle = handle
      const streams = [{ feed: id }]
      const join = { room, streams, private_id: stay.privateId, token: this.join?.token() }
      const receiving = await openReceiving(handle, rtcConfig(this.join), join, () => this.#emitChanges())
      if (!isThere()) return receiving.close()
      peer.receiving = receiving
      this.#emitChanges()
    } catch {
      // The participant left, or the connection was lost; then recovery rejoins.
      peer.handle = undefined
    }
  }

  #stopReceiving(id: string): void {
    const peer = this.#peers.get(id)
    if (!peer) return
    peer.receiving?.close()
    peer.handle?.detach()
    peer.receiving = peer.handle = undefined
    this.news.removeRemote(id, peer)
  }

  #removePeer(id: string): void {
    this.#formers.delete(id)
    this.#stopReceiving(id)
    this.#peers.delete(id)
    this.#onLeft()
  }

  #connections(): (SendingConnection | ReceivingConnection)[] {
    const all = [this.#stay?.sending, ...[...this.#peers.values()].map(({ receiving }) => receiving)]
    return all.filter((one) => one !== undefined)
  }

  protected async update(kind: MediaKind): Promise<void> {
    void this.#reportSending()
    await this.#stay?.sending?.update(kind)
  }

  #ownName(): string {
    const role: RoomRole = this.join?.role ?? 'MEMBER'
    return JSON.stringify({ role, sends: this.tracks.sendingStatus() } satisfies ShownName)
  }

  async #reportSending(): Promise<void> {
    const { handle, ownId } = this.#stay ?? {}
    if (ownId !== undefined)
      await handle?.send({ request: 'configure', display: this.#ownName() }).catch(() => undefined)
  }

  #setCut(isCut: boolean): void {
    this.#isCut = isCut
    this.#emitChanges()
  }

  /** Re-synchronizes the participants after a reconnect: events during the outage were lost on both sides. */
  async #resync(): Promise<void> {
    const stay = this.#stay
    if (!stay?.handle || stay.ownId === undefined) return
    const room = this.join?.channelId
    const { event } = await stay.handle.send({ request: 'listparticipants', room })
    const { participants = [] } = event
    if (stay.isOver) return
    const present = new Set(participants.map(({ id }) => id))
    if (!present.has(stay.ownId)) return this.news.setState('down')
    for (const id of this.#peers.keys()) if (!present.has(id)) this.#removePeer(id)
    for (const side of participants) if (side.id !== stay.ownId) this.#upsertPeer(side)
    for (const { id, publisher } of participants) if (publisher && id !== stay.ownId) void this.#receive(id)
    this.#setCut(false)
    await this.#reportSending()
  }

  /** Emits the tracks and the state derived from the connections and the peers' reported sending status. */
  #emitChanges(): void {
    for (const [id, peer] of this.#peers) if (peer.receiving) this.news.setRemote(id, peer, peer.receiving.remote)
    this.news.setState(this.#stateOf())
  }

  #stateOf(): EngineState {
    const states = this.#connections().map(({ connection }) => connection.connectionState)
    if (states.includes('failed')) return 'down'
    if (states.includes('disconnected')) return 'recovering'
    if (states.includes('connected')) return 'up'
    const isIn = this.#stay?.ownId !== undefined && !this.#isCut
    if (isIn) return states.length === 0 && this.join?.role === 'MONITOR' ? 'up' : 'connecting'
    const { state } = this.news
    return state === undefined || state === 'connecting' ? 'connecting' : 'recovering'
  }

  protected drop(): void {
    const stay = this.#stay
    this.#stay = undefined
    for (const id of this.#peers.keys()) this.#removePeer(id)
    this.#formers.clear()
    if (!stay) return
    stay.isOver = true
    stay.sending?.close()
    stay.line.close()
  }
}
