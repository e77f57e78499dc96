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
import type { RemoteSender } from '../engineEmitter.ts'
import { EngineFailure, mediaKinds, type EndReason, type EngineJoin, type MediaKind } from '../MediaEngine.ts'
import { RoomEngine, type InRoomRecovery } from '../RoomEngine.ts'
import { rtcConfig } from '../rtcConfig.ts'
import { LivekitSender } from './livekitSender.ts'

// Switches off LiveKit's log, because it would print addresses that contain keys to the console.
setLogLevel('silent')

/**
 * Pause between two reconnects of the LiveKit client, in ms. The client never stops: the page ends the call at the
 * slot's end.
 */
const reconnectDelayMs = 600

const sources: Readonly<Record<MediaKind, Track.Source>> = {
  audio: Track.Source.Microphone,
  video: Track.Source.Camera,
}

/**
 * Reasons of a disconnect that end the stay in the room. Any other reason means a lost connection, which the step
 * `rejoin` recovers.
 */
const endReasonOf: Readonly<Partial<Record<DisconnectReason, EndReason>>> = {
  [DisconnectReason.PARTICIPANT_REMOVED]: 'kicked',
  [DisconnectReason.ROOM_DELETED]: 'slot',
  [DisconnectReason.ROOM_CLOSED]: 'slot',
  [DisconnectReason.DUPLICATE_IDENTITY]: 'replaced',
}

/** Room events that may change a participant's tracks or status. */
const trackEvents = [
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
  senders: Readonly<Record<MediaKind, LivekitSender>>
}

/** Connects through a LiveKit server, on which the app API has created the room, its keys and its roles (Q323). */
export class LivekitEngine extends RoomEngine {
  readonly #peers = new Map<string, RemoteSender>()
  #stay: Stay | undefined

  protected repair(level: InRoomRecovery): Promise<boolean> {
    // For the step `relay` the engine connects again. For other steps it only waits, because the client restarts ICE
    // itself.
    return level === 'relay' && this.join ? this.rejoin(this.join) : this.waitUntilUp(() => true)
  }

  protected async reports(): Promise<RTCStatsReport[]> {
    const { room, senders } = this.#stay ?? {}
    const received = [...(room?.remoteParticipants.values() ?? [])].flatMap((side) =>
      [...side.trackPublications.values()].map(({ track }) => track?.getRTCStatsReport()),
    )
    const reports = await Promise.all([...mediaKinds.map((kind) => senders?.[kind].stats()), ...received])
    return reports.filter((report) => report !== undefined)
  }

  protected async enter(join: EngineJoin, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const room = new Room({
      singlePeerConnection: false,
      disconnectOnPageLeave: false,
      stopLocalTrackOnUnpublish: false,
      reconnectPolicy: { nextRetryDelayInMs: () => reconnectDelayMs },
    })
    const senderOf = (kind: MediaKind) => new LivekitSender(kind, room.localParticipant)
    const stay = { room, senders: { audio: senderOf('audio'), video: senderOf('video') } }
    this.#stay = stay
    this.#listen(stay)
    const onAbort = () => void room.disconnect(false).catch(() => undefined)
    signal.addEventListener('abort', onAbort)
    try {
      await this.#enterRoom(room, join)
      signal.throwIfAborted()
    } catch (error) {
      if (this.#stay === stay) await this.drop()
      signal.throwIfAborted()
      throw error instanceof EngineFailure ? error : new EngineFailure(isNotAllowed(error) ? 'auth' : 'server')
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  }

  /** Resolves when the server has admitted this participant; media may arrive later. */
  async #enterRoom(room: Room, join: EngineJoin): Promise<void> {
    const entered = new Promise<void>((resolve) => room.once(RoomEvent.SignalConnected, resolve))
    const { iceServers, ...config } = rtcConfig(join)
    // If the server names no ICE servers, the client uses those of the LiveKit server.
    const connection = { ...config, ...(iceServers?.length && { iceServers }) }
    const connected = room.connect(join.signallingUrl, join.token(), { maxRetries: 0, rtcConfig: connection })
    connected.catch(() => this.#stay?.room === room && this.news.setState('down'))
    await Promise.race([entered, connected])
    // The key determines the room, so this checks that it is the requested one.
    if (room.name !== join.channelId) throw new EngineFailure('auth')
    this.news.setRecording(room.isRecording)
  }

  #listen({ room }: Stay): void {
    const isCurrent = () => this.#stay?.room === room
    const judge = () => isCurrent() && this.#emitChanges(room)
    for (const change of trackEvents) room.on(change, judge)
    room.on(RoomEvent.ParticipantDisconnected, (side) => isCurrent() && this.#removePeer(side))
    room.on(RoomEvent.RecordingStatusChanged, (isOn) => isCurrent() && this.news.setRecording(isOn))
    room.on(RoomEvent.ConnectionStateChanged, (state) => isCurrent() && this.#handleConnection(room, state))
    room.on(RoomEvent.Disconnected, (reason) => isCurrent() && this.#handleDisconnect(reason))
  }

  #handleConnection(room: Room, state: ConnectionState): void {
    if (state === ConnectionState.Connected) {
      this.news.setState('up')
      // Reads whether the room is being recorded: the client emits no event for a recording that started while it
      // connected.
      this.news.setRecording(room.isRecording)
      // Sends the tracks and mutes that changed during the reconnect. The client itself publishes only the tracks that
      // it had before.
      for (const kind of mediaKinds) void this.update(kind).catch(() => this.news.setState('down'))
      this.#emitChanges(room)
    } else if (state === ConnectionState.Reconnecting || state === ConnectionState.SignalReconnecting)
      this.news.setState('recovering')
  }

  #handleDisconnect(reason: DisconnectReason | undefined): void {
    const why = reason === undefined ? undefined : endReasonOf[reason]
    if (!why) return this.news.setState('down')
    this.end(why)
  }

  /** Emits the tracks of other participants, from the tracks in the room and what the participants report to send. */
  #emitChanges(room: Room): void {
    for (const side of room.remoteParticipants.values()) {
      const role = roomRoles.find((one) => one === side.attributes['role'])
      if (!role || role === 'MONITOR') continue
      const sender = { role, sends: { audio: sendingOf(side, 'audio'), video: sendingOf(side, 'video') } }
      this.#peers.set(side.sid, sender)
      const trackOf = (kind: MediaKind) => side.getTrackPublication(sources[kind])?.track?.mediaStreamTrack ?? null
      this.news.setRemote(side.sid, sender, { audio: trackOf('audio'), video: trackOf('video') })
    }
  }

  #removePeer({ sid }: { sid: string }): void {
    const peer = this.#peers.get(sid)
    this.#peers.delete(sid)
    if (peer) this.news.removeRemote(sid, peer)
  }

  protected async update(kind: MediaKind): Promise<void> {
    const { room, senders } = this.#stay ?? {}
    if (room?.state !== ConnectionState.Connected || this.join?.role === 'MONITOR') return
    await senders?.[kind].update(this.tracks.trackOf(kind), this.tracks.isOn(kind))
  }

  protected async drop(): Promise<void> {
    const stay = this.#stay
    this.#stay = undefined
    for (const sid of this.#peers.keys()) this.#removePeer({ sid })
    await stay?.room.disconnect(false)
  }
}

const isNotAllowed = (error: unknown): boolean =>
  error instanceof ConnectionError && error.reason === ConnectionErrorReason.NotAllowed

function sendingOf(side: RemoteParticipant, kind: MediaKind): Sending[MediaKind] {
  const publication = side.getTrackPublication(sources[kind])
  if (!publication) return 'none'
  return publication.isMuted ? 'off' : 'on'
}
