import {
  ConnectionError,
  ConnectionErrorReason,
  ConnectionState,
  DisconnectReason,
  Room,
  RoomEvent,
  setLogLevel,
  Track,
  type RemoteParticipant,
} from 'livekit-client'
import { roomRoles } from '@tsudoi/contracts/livetalk/livetalkShapes'
import type { Sending } from '@tsudoi/contracts/livetalk/signalling'
import type { Sender } from '../engineNews.ts'
import { EngineFailure, kinds, type EndReason, type EngineJoin, type Kind } from '../MediaEngine.ts'
import { RoomEngine, type Mend } from '../RoomEngine.ts'
import { rtcConfig } from '../rtcConfig.ts'
import { LivekitSender } from './livekitSender.ts'

// It would write addresses with keys into the console.
setLogLevel('silent')

/** Between two tries of the client's own, milliseconds. It tries on and on: the page knows when the slot is over. */
const pauseBetween = 600

const sources: Readonly<Record<Kind, Track.Source>> = { audio: Track.Source.Microphone, video: Track.Source.Camera }

/** Ends by somebody's will. Anything else is a lost connection, and `rejoin` enters anew. */
const endings: Readonly<Partial<Record<DisconnectReason, EndReason>>> = {
  [DisconnectReason.PARTICIPANT_REMOVED]: 'kicked',
  [DisconnectReason.ROOM_DELETED]: 'slot',
  [DisconnectReason.ROOM_CLOSED]: 'slot',
  [DisconnectReason.DUPLICATE_IDENTITY]: 'replaced',
}

/** What of a side changes what the page hears. */
const changes = [
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantAttributesChanged,
  RoomEvent.TrackPublished,
  RoomEvent.TrackSubscribed,
  RoomEvent.TrackUnsubscribed,
  RoomEvent.TrackUnpublished,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
] as const

interface Stay {
  room: Room
  senders: Readonly<Record<Kind, LivekitSender>>
}

/** Over a LiveKit server, with rooms, keys and roles that the host has made there (Q323). */
export class LivekitEngine extends RoomEngine {
  readonly #peers = new Map<string, Sender>()
  #stay: Stay | undefined

  protected mend(level: Mend): Promise<boolean> {
    // The client looks for another path by itself; through a relay it has to enter anew.
    return level === 'relay' && this.join ? this.rejoin(this.join) : this.isUpAgain(() => true)
  }

  protected async reports(): Promise<RTCStatsReport[]> {
    const { room, senders } = this.#stay ?? {}
    const received = [...(room?.remoteParticipants.values() ?? [])].flatMap((side) =>
      [...side.trackPublications.values()].map(({ track }) => track?.getRTCStatsReport()),
    )
    const reports = await Promise.all([...kinds.map((kind) => senders?.[kind].stats()), ...received])
    return reports.filter((report) => report !== undefined)
  }

  protected async enter(join: EngineJoin, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const room = new Room({
      singlePeerConnection: false,
      disconnectOnPageLeave: false,
      stopLocalTrackOnUnpublish: false,
      reconnectPolicy: { nextRetryDelayInMs: () => pauseBetween },
    })
    const senderOf = (kind: Kind) => new LivekitSender(kind, room.localParticipant)
    const stay = { room, senders: { audio: senderOf('audio'), video: senderOf('video') } }
    this.#stay = stay
    this.#follow(stay)
    const onAbort = () => void room.disconnect(false).catch(() => undefined)
    signal.addEventListener('abort', onAbort)
    try {
      await this.#enterRoom(room, join)
      signal.throwIfAborted()
    } catch (error) {
      if (this.#stay === stay) await this.drop()
      signal.throwIfAborted()
      throw error instanceof EngineFailure ? error : new EngineFailure(isRefusal(error) ? 'auth' : 'server')
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  }

  /** The room is entered with the server's word; media may follow. */
  async #enterRoom(room: Room, join: EngineJoin): Promise<void> {
    const { promise: entered, resolve } = Promise.withResolvers<void>()
    room.once(RoomEvent.SignalConnected, () => resolve())
    const { iceServers, ...config } = rtcConfig(join)
    // Without servers of ours the client takes those that its own server names.
    const connection = { ...config, ...(iceServers?.length && { iceServers }) }
    const connected = room.connect(join.signallingUrl, join.token(), { maxRetries: 0, rtcConfig: connection })
    connected.catch(() => this.#stay?.room === room && this.news.setState('down'))
    await Promise.race([entered, connected])
    // A key opens the room it is for: it must be the one that was asked for.
    if (room.name !== join.channelId) throw new EngineFailure('auth')
    this.news.setRecording(room.isRecording)
  }

  #follow({ room }: Stay): void {
    const isCurrent = () => this.#stay?.room === room
    const judge = () => isCurrent() && this.#judge(room)
    for (const change of changes) room.on(change, judge)
    room.on(RoomEvent.ParticipantDisconnected, (side) => isCurrent() && this.#forget(side))
    room.on(RoomEvent.RecordingStatusChanged, (isOn) => isCurrent() && this.news.setRecording(isOn))
    room.on(RoomEvent.ConnectionStateChanged, (state) => isCurrent() && this.#hearState(room, state))
    room.on(RoomEvent.Disconnected, (reason) => isCurrent() && this.#lose(reason))
  }

  #hearState(room: Room, state: ConnectionState): void {
    if (state === ConnectionState.Connected) {
      this.news.setState('up')
      // What happened while the connection came about was told to nobody.
      this.news.setRecording(room.isRecording)
      // The client publishes anew what it knows; what was handed in meanwhile and what is held back is ours.
      for (const kind of kinds) void this.update(kind).catch(() => this.news.setState('down'))
      this.#judge(room)
    } else if (state === ConnectionState.Reconnecting || state === ConnectionState.SignalReconnecting)
      this.news.setState('recovering')
  }

  #lose(reason: DisconnectReason | undefined): void {
    const why = reason === undefined ? undefined : endings[reason]
    if (!why) return this.news.setState('down')
    this.end(why)
  }

  /** What the page hears follows from what is there: the tracks, and what the others say they send. */
  #judge(room: Room): void {
    for (const side of room.remoteParticipants.values()) {
      const role = roomRoles.find((one) => one === side.attributes['role'])
      if (!role || role === 'MONITOR') continue
      const sender = { role, sends: { audio: sendingOf(side, 'audio'), video: sendingOf(side, 'video') } }
      this.#peers.set(side.sid, sender)
      const trackOf = (kind: Kind) => side.getTrackPublication(sources[kind])?.track?.mediaStreamTrack ?? null
      this.news.setRemote(side.sid, sender, { audio: trackOf('audio'), video: trackOf('video') })
    }
  }

  #forget({ sid }: { sid: string }): void {
    const peer = this.#peers.get(sid)
    this.#peers.delete(sid)
    if (peer) this.news.forgetRemote(sid, peer)
  }

  protected async update(kind: Kind): Promise<void> {
    const { room, senders } = this.#stay ?? {}
    if (room?.state !== ConnectionState.Connected || this.join?.role === 'MONITOR') return
    await senders?.[kind].update(this.tracks.of(kind), this.tracks.isOn(kind))
  }

  protected async drop(): Promise<void> {
    const stay = this.#stay
    this.#stay = undefined
    for (const sid of this.#peers.keys()) this.#forget({ sid })
    await stay?.room.disconnect(false)
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ConnectionError && error.reason === ConnectionErrorReason.NotAllowed

function sendingOf(side: RemoteParticipant, kind: Kind): Sending[Kind] {
  const publication = side.getTrackPublication(sources[kind])
  if (!publication) return 'none'
  return publication.isMuted ? 'off' : 'on'
}
