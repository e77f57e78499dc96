import type { Page } from '@playwright/test'
import {
  DisconnectReason,
  JoinResponse,
  LeaveRequest,
  LeaveRequest_Action,
  ParticipantInfo,
  ParticipantInfo_State,
  ParticipantUpdate,
  Pong,
  ReconnectResponse,
  Room as RoomInfo,
  RoomUpdate,
  SessionDescription,
  SignalRequest,
  SignalResponse,
  SignalTarget,
  TrackInfo,
  TrackPublishedResponse,
  TrickleRequest,
} from '@livekit/protocol'
import type { WebSocket } from 'ws'
import type { RoomRole } from '../../../contracts/livetalk/livetalkShapes.ts'
import type { TrackRoute } from './livekitMedia.ts'

type Message = NonNullable<SignalResponse['message']>

const serverInfo = { version: '1.9.0', protocol: 16 }

/** A participant of a room. An account that leaves and joins again is another participant. */
interface Guest {
  sid: string
  identity: string
  role: RoomRole
  /** The connection to the participant's client; undefined while it is cut. */
  line?: WebSocket | undefined
  /** Announced tracks by the sender's id, and whether each is being sent. */
  tracks: Map<string, { info: TrackInfo; isSent: boolean }>
  /** Queue of offers: each waits for the answer to the previous one. */
  turn: Promise<void>
  onAnswer?: () => void
  offers: number
}

let count = 0
const newSid = (kind: 'PA' | 'TR' | 'RM') => `${kind}_${(count += 1).toString(36).padStart(12, '0')}`

/** A room of the fake LiveKit server: answers the client with the real protocol's messages. */
export class LivekitRoom {
  readonly #sid = newSid('RM')
  readonly #guests = new Map<string, Guest>()
  readonly #name: string
  readonly #media: Page
  #isOver = false
  isRecording = false

  constructor(name: string, media: Page) {
    this.#name = name
    this.#media = media
  }

  /** Adds a participant and removes an earlier one of the same account. */
  join(line: WebSocket, identity: string, role: RoomRole): void {
    for (const former of this.#guests.values())
      if (former.identity === identity) this.#sendOut(former, DisconnectReason.DUPLICATE_IDENTITY)
    const guest: Guest = { sid: newSid('PA'), identity, role, tracks: new Map(), turn: Promise.resolve(), offers: 0 }
    const join = new JoinResponse({
      room: this.#room(),
      participant: infoOf(guest),
      otherParticipants: [...this.#guests.values()].map(infoOf),
      serverVersion: serverInfo.version,
      serverInfo,
      pingInterval: 2,
      pingTimeout: 6,
    })
    this.#guests.set(guest.sid, guest)
    this.#listen(guest, line)
    this.#tell(guest, { case: 'join', value: join })
    this.#update(guest)
    this.#route(guest)
  }

  /** Takes a client back into the room after its connection was cut. */
  resume(line: WebSocket, sid: string): void {
    const guest = this.#guests.get(sid)
    if (!guest) {
      send(line, { case: 'leave', value: leaving(DisconnectReason.STATE_MISMATCH, LeaveRequest_Action.RECONNECT) })
      return line.close()
    }
    this.#listen(guest, line)
    // Ends the wait for the answer to an offer in flight, which was lost with the connection.
    guest.onAnswer?.()
    this.#tell(guest, { case: 'reconnect', value: new ReconnectResponse({ serverInfo }) })
    this.#tell(guest, { case: 'update', value: new ParticipantUpdate({ participants: this.#all() }) })
    this.#tell(guest, { case: 'roomUpdate', value: new RoomUpdate({ room: this.#room() }) })
    this.#route(guest, true)
  }

  end(why: 'kicked' | 'slot'): void {
    for (const guest of this.#guests.values()) {
      const isKicked = why === 'kicked' && guest.role === 'MEMBER'
      this.#sendOut(guest, isKicked ? DisconnectReason.PARTICIPANT_REMOVED : DisconnectReason.ROOM_DELETED)
    }
  }

  /** Closes the room. Call this before closing the page that forwards media. */
  close(): void {
    this.#isOver = true
  }

  record(isOn: boolean): void {
    this.isRecording = isOn
    for (const guest of this.#guests.values())
      this.#tell(guest, { case: 'roomUpdate', value: new RoomUpdate({ room: this.#room() }) })
  }

  /** Passes an ICE candidate of the media page to a participant. Returns whether the participant is here. */
  tellCandidate(sid: string, target: 'publisher' | 'subscriber', candidateInit: string): boolean {
    const guest = this.#guests.get(sid)
    const to = target === 'publisher' ? SignalTarget.PUBLISHER : SignalTarget.SUBSCRIBER
    if (guest) this.#tell(guest, { case: 'trickle', value: new TrickleRequest({ candidateInit, target: to }) })
    return guest !== undefined
  }

  #room = () => new RoomInfo({ sid: this.#sid, name: this.#name, activeRecording: this.isRecording })
  #all = () => [...this.#guests.values()].map(infoOf)

  #listen(guest: Guest, line: WebSocket): void {
    guest.line = line
    line.on('message', (data: Buffer) => this.#watch(this.#handleMessage(guest, SignalRequest.fromBinary(data))))
    line.on('close', () => {
      if (guest.line === line) guest.line = undefined
    })
  }

  async #handleMessage(guest: Guest, { message }: SignalRequest): Promise<void> {
    if (message.case === 'offer') await this.#takeOffer(guest, message.value.sdp, message.value.id)
    else if (message.case === 'answer') {
      await this.#media.evaluate(([sid, sdp]) => window.media.takeAnswer(sid, sdp), [
        guest.sid,
        message.value.sdp,
      ] as const)
      guest.onAnswer?.()
    } else if (message.case === 'trickle') {
      const target = message.value.target === SignalTarget.PUBLISHER ? 'publisher' : 'subscriber'
      const given = [guest.sid, target, message.value.candidateInit] as const
      await this.#media.evaluate((args) => window.media.addCandidate(...args), given)
    } else if (message.case === 'addTrack') this.#announce(guest, message.value)
    else if (message.case === 'mute') this.#mute(guest, message.value.sid, message.value.muted)
    else if (message.case === 'pingReq')
      this.#tell(guest, { case: 'pongResp', value: new Pong({ lastPingTimestamp: message.value.timestamp }) })
    else if (message.case === 'leave') this.#leave(guest)
  }

  #announce(guest: Guest, asked: { cid: string; type: number; source: number; muted: boolean }): void {
    const { cid, type, source, muted } = asked
    const info = new TrackInfo({ sid: newSid('TR'), type, source, muted })
    // Ignores tracks of a participant with the role MONITOR, who may not send.
    if (guest.role === 'MONITOR') return
    guest.tracks.set(cid, { info, isSent: false })
    this.#tell(guest, { case: 'trackPublished', value: new TrackPublishedResponse({ cid, track: info }) })
  }

  #mute(guest: Guest, sid: string, muted: boolean): void {
    for (const { info } of guest.tracks.values()) if (info.sid === sid) info.muted = muted
    this.#update(guest)
  }

  async #takeOffer(guest: Guest, sdp: string, id: number): Promise<void> {
    const answer = await this.#media.evaluate(([sid, text]) => window.media.receiveOffer(sid, text), [
      guest.sid,
      sdp,
    ] as const)
    this.#tell(guest, { case: 'answer', value: new SessionDescription({ type: 'answer', sdp: answer.sdp, id }) })
    for (const [cid, track] of guest.tracks) {
      const isSent = answer.cids.includes(cid)
      if (track.isSent && !isSent) guest.tracks.delete(cid)
      track.isSent = isSent
    }
    this.#update(guest)
    for (const other of this.#guests.values()) if (other !== guest) this.#route(other)
  }

  /** Queues an offer to a participant with the tracks that the others send now. */
  #route(guest: Guest, isRestart = false): void {
    guest.turn = guest.turn.then(() => this.#offer(guest, isRestart))
    this.#watch(guest.turn)
  }

  async #offer(guest: Guest, isRestart: boolean): Promise<void> {
    if (!guest.line || this.#guests.get(guest.sid) !== guest) return
    const routes = [...this.#guests.values()].filter((other) => other !== guest).flatMap(routesOf)
    if (routes.length === 0 && guest.offers === 0) return
    const id = (guest.offers += 1)
    const { promise, resolve } = Promise.withResolvers<void>()
    guest.onAnswer = resolve
    const sdp = await this.#media.evaluate(([sid, all, restarts]) => window.media.offer(sid, all, restarts), [
      guest.sid,
      routes,
      isRestart,
    ] as const)
    this.#tell(guest, { case: 'offer', value: new SessionDescription({ type: 'offer', sdp, id }) })
    await promise
  }

  /** Reports failures, except those caused by the closed media page. */
  #watch(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (!this.#isOver) throw error
    })
  }

  #update(changed: Guest): void {
    for (const guest of this.#guests.values())
      this.#tell(guest, { case: 'update', value: new ParticipantUpdate({ participants: [infoOf(changed)] }) })
  }

  #sendOut(guest: Guest, reason: DisconnectReason): void {
    this.#tell(guest, { case: 'leave', value: leaving(reason, LeaveRequest_Action.DISCONNECT) })
    this.#leave(guest)
  }

  #leave(guest: Guest): void {
    if (!this.#guests.delete(guest.sid)) return
    guest.onAnswer?.()
    this.#watch(this.#media.evaluate((sid) => window.media.close(sid), guest.sid))
    const gone = infoOf(guest)
    gone.state = ParticipantInfo_State.DISCONNECTED
    for (const other of this.#guests.values()) {
      this.#tell(other, { case: 'update', value: new ParticipantUpdate({ participants: [gone] }) })
      this.#route(other)
    }
  }

  #tell({ line }: Guest, message: Message): void {
    if (line) send(line, message)
  }
}

function send(line: WebSocket, message: Message): void {
  line.send(new SignalResponse({ message }).toBinary())
}

const leaving = (reason: DisconnectReason, action: LeaveRequest_Action) => new LeaveRequest({ reason, action })

function infoOf({ sid, identity, role, tracks }: Guest): ParticipantInfo {
  const sent = [...tracks.values()].flatMap(({ info, isSent }) => (isSent ? [info] : []))
  return new ParticipantInfo({
    sid,
    identity,
    attributes: { role },
    state: ParticipantInfo_State.ACTIVE,
    permission: { canSubscribe: true, canPublish: role !== 'MONITOR' },
    tracks: sent,
  })
}

const routesOf = ({ sid, tracks }: Guest): TrackRoute[] =>
  [...tracks].flatMap(([cid, { info, isSent }]) => (isSent ? [{ from: sid, cid, stream: `${sid}|${info.sid}` }] : []))
