import type { RoomRole } from '@tsudoi/contracts/livetalk/livetalk.endpoints'

/** The kind of a media track. */
export type MediaKind = 'audio' | 'video'
/** Both kinds of media. */
export const mediaKinds: readonly MediaKind[] = ['audio', 'video']

/** The data to enter a room, from the answers of the server (C141, C142, C149, C150, C151). */
export interface EngineJoin {
  /** Id of the room. Each reservation has its own room, so a key cannot open the next member's room. */
  channelId: string
  role: RoomRole
  /**
   * Whether one account joins twice to test itself, so that a later join does not replace the earlier one. Default:
   * false.
   */
  isRehearsal?: boolean
  /** Returns the newest key to the room. Called for every connection: keys expire in minutes, polls bring new ones. */
  token: () => string
  /** Absolute URL: `https://…` for the server's own signalling, `wss://…` for a media server. */
  signallingUrl: string
  /** STUN and TURN servers. */
  iceServers: readonly RTCIceServer[]
  /** Sends media through TURN only, for networks that block everything else. Default: false. */
  isRelayOnly?: boolean
}

/** State of a connection. `weak`: up, but with much packet loss. `down`: the engine's own recovery did not help. */
export type EngineState = 'connecting' | 'up' | 'weak' | 'recovering' | 'down'

/**
 * Why the engine's stay in the room ended, other than by `leave()`. Adapters map every reason of their server to one of
 * these.
 */
export const endReasons = ['kicked', 'slot', 'replaced', 'auth', 'network', 'server'] as const
/** Why a stay in a room ended: one of `endReasons`. */
export type EndReason = (typeof endReasons)[number]

/** An event of an engine. `t` is its type. */
export type EngineEvent =
  | { t: 'state'; s: EngineState }
  /** A track of another participant; null when that participant stopped sending this kind. */
  | { t: 'remote'; from: RoomRole; k: MediaKind; track: MediaStreamTrack | null; isMuted: boolean }
  | { t: 'recording'; isOn: boolean }
  | { t: 'ended'; why: EndReason }

/** Recovery steps, cheapest first. */
export type RecoveryLevel = 'ice' | 'rejoin' | 'relay'

/** Statistics of a connection since its start; 0 for values that an engine cannot measure. */
export interface EngineSample {
  /** Round-trip time to the other side, ms. */
  roundTrip: number
  /** Packets from the other side that arrived and that were lost: see `lossBetween`. */
  packetsReceived: number
  packetsLost: number
  framesSent: number
  framesReceived: number
  bytesSent: number
  bytesReceived: number
  /** Whether media goes through TURN. */
  isRelayed: boolean
}

/**
 * The connection to one talk room. The engine never stops a published track: `../devices/` opens and stops devices. An
 * engine serves one room and is left once; it emits nothing after `leave()` or `ended`. All adapters pass the same
 * suite of cases (`app/e2e/talk/engineCases.ts`).
 */
export interface MediaEngine {
  /** Resolves when the room is entered; media may arrive later. Rejects with EngineFailure or the signal's reason. */
  connect: (join: EngineJoin, signal: AbortSignal) => Promise<void>
  /** Replaces the sent track of a kind; null sends nothing. May be called before `connect`. */
  publish: (kind: MediaKind, track: MediaStreamTrack | null) => Promise<void>
  /** Mutes or unmutes the published track of a kind and informs the other side. */
  setSending: (kind: MediaKind, isOn: boolean) => Promise<void>
  /** Runs one recovery step. Resolves with false if the step did not help or this engine does not have it. */
  recover: (level: RecoveryLevel) => Promise<boolean>
  stats: () => Promise<EngineSample>
  /** Leaves the room and releases everything the engine created. A second call does nothing. */
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
