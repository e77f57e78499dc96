import type { RoomRole } from '@tsudoi/contracts/livetalk/livetalk.endpoints'

/** The kind of a media track. */
export type MediaKind = 'audio' | 'video'
/** Both kinds of media. */
export const mediaKinds: readonly MediaKind[] = ['audio', 'video']

/** What an engine needs to enter a room, from the answers of the server (C141, C142, C149, C150, C151). */
export interface EngineJoin {
  /** Id of the room. Each reservation has a separate room, so a key cannot open the room of the next member. */
  channelId: string
  role: RoomRole
  /**
   * Whether one account enters the room twice to test itself. Its second stay then does not replace the first one.
   * Default: false.
   */
  isRehearsal?: boolean
  /**
   * Returns the newest key to the room. It is called for every connection, because keys expire in minutes and each poll
   * brings a new one.
   */
  token: () => string
  /** Absolute URL of the signalling: `https://…` for that of the app server, `wss://…` for a media server. */
  signallingUrl: string
  /** The STUN and TURN servers that help the browsers to connect. */
  iceServers: readonly RTCIceServer[]
  /** Whether to send media through TURN only, for networks that block everything else. Default: false. */
  isRelayOnly?: boolean
}

/**
 * State of a connection. `weak`: media is sent, but many packets are lost. `down`: the engine could not recover the
 * connection itself.
 */
export type EngineState = 'connecting' | 'up' | 'weak' | 'recovering' | 'down'

/**
 * Why the engine's stay in the room ended, if not by `leave()`. Each adapter maps the reasons of its server to these.
 */
export const endReasons = ['kicked', 'slot', 'replaced', 'auth', 'network', 'server'] as const
/** Why a stay in a room ended: one of `endReasons`. */
export type EndReason = (typeof endReasons)[number]

/** An event of an engine. `t` is its type. */
export type EngineEvent =
  | { t: 'state'; s: EngineState }
  /** The track of another participant has changed. It is null when the participant stops sending this kind. */
  | { t: 'remote'; from: RoomRole; k: MediaKind; track: MediaStreamTrack | null; isMuted: boolean }
  | { t: 'recording'; isOn: boolean }
  | { t: 'ended'; why: EndReason }

/** Recovery steps, cheapest first. */
export type RecoveryLevel = 'ice' | 'rejoin' | 'relay'

/** Statistics of a connection since its start. A value that an engine cannot measure is 0. */
export interface EngineSample {
  /** Round-trip time to the other participant in ms. */
  roundTrip: number
  /** How many packets of the other participant arrived, and how many were lost (`packetLossBetween`). */
  packetsReceived: number
  packetsLost: number
  framesSent: number
  framesReceived: number
  bytesSent: number
  bytesReceived: number
  /** Whether media is sent through TURN. */
  isRelayed: boolean
}

/**
 * The connection to one talk room. The engine never stops a published track: the code of `../devices/` opens and stops
 * devices. An engine enters one room and leaves it once, and emits nothing after `leave()` or `ended`. All adapters
 * pass the same suite of cases (`app/e2e/talk/engineCases.ts`).
 */
export interface MediaEngine {
  /**
   * Enters the room. Resolves then, and media may arrive later. Rejects with `EngineFailure` or the signal's reason.
   */
  connect: (join: EngineJoin, signal: AbortSignal) => Promise<void>
  /** Replaces the sent track of a kind; null sends nothing. It may be called before `connect`. */
  publish: (kind: MediaKind, track: MediaStreamTrack | null) => Promise<void>
  /** Mutes or unmutes the published track of a kind, and informs the other participants. */
  setSending: (kind: MediaKind, isOn: boolean) => Promise<void>
  /** Runs one recovery step. Resolves with false if the step did not help, or if this engine does not have it. */
  recover: (level: RecoveryLevel) => Promise<boolean>
  stats: () => Promise<EngineSample>
  /** Leaves the room and releases everything that the engine has created. A second call does nothing. */
  leave: () => Promise<void>
  /** Adds a listener. Returns a function that removes it. */
  on: (listener: (event: EngineEvent) => void) => () => void
}

/** The error with which `connect` rejects when the room cannot be entered. */
export class EngineFailure extends Error {
  override name = 'EngineFailure'
  readonly why: EndReason

  constructor(why: EndReason) {
    super(`The room cannot be entered: ${why}`)
    this.why = why
  }
}
