import type { RoomRole } from '@tsudoi/contracts/livetalk/livetalk.endpoints'

export type Kind = 'audio' | 'video'
export const kinds: readonly Kind[] = ['audio', 'video']

/** What opens a room: from the answers of C141, C142, C150 or C151, and of C149. */
export interface EngineJoin {
  /** The room. It belongs to one reservation, so that a key to it opens nothing for whoever has the slot next. */
  channelId: string
  role: RoomRole
  /** One account meets itself: who comes in later takes nobody's place. Default: false. */
  isRehearsal?: boolean
  /** The newest key to the room. Asked with every connection: a key lives for minutes, polls bring new ones. */
  token: () => string
  /** Complete: `https://…` of the host's own signalling, `wss://…` of a media server. */
  signallingUrl: string
  /** STUN and TURN, as RTCPeerConnection takes them. */
  iceServers: readonly RTCIceServer[]
  /** Media goes through TURN alone, where a network lets nothing else through. Default: false. */
  isRelayOnly?: boolean
}

/** How a connection stands. `weak`: it lives, and loses a lot. `down`: what an engine does by itself has not helped. */
export type EngineState = 'connecting' | 'up' | 'weak' | 'recovering' | 'down'

/** Why a room is left for good, other than by `leave()`. Closed: whatever a server says becomes one of these. */
export const endReasons = ['kicked', 'slot', 'replaced', 'auth', 'network', 'server'] as const
export type EndReason = (typeof endReasons)[number]

export type EngineEvent =
  | { t: 'state'; s: EngineState }
  /** What another side sends: null when it sends nothing of this kind any more. `isMuted`: it holds it back. */
  | { t: 'remote'; from: RoomRole; k: Kind; track: MediaStreamTrack | null; isMuted: boolean }
  | { t: 'recording'; isOn: boolean }
  | { t: 'ended'; why: EndReason }

/** Steps of recovery, from the cheapest to the dearest. */
export type RecoveryLevel = 'ice' | 'rejoin' | 'relay'

/** What a connection does, summed up since it began; figures that an engine does not know are 0. */
export interface EngineSample {
  /** Milliseconds to the other side and back. */
  roundTrip: number
  /** Packets of the other side that came, and that never did: see `lossBetween`. */
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
 * One talk over one connection. Tracks are handed in and never stopped: devices are handled once, in `../devices/`, and
 * belong to whoever opened them. An engine is made for one room and left once; after `leave()` or `ended` it says
 * nothing more. One suite of cases holds for every adapter (`app/e2e/talk/engineCases.ts`).
 */
export interface MediaEngine {
  /** Resolves when the room is entered; media may follow. Rejects with EngineFailure, or with the signal's reason. */
  connect: (join: EngineJoin, signal: AbortSignal) => Promise<void>
  /** Sends a track instead of the one before; null sends nothing of this kind. May be called before `connect`. */
  publish: (kind: Kind, track: MediaStreamTrack | null) => Promise<void>
  /** Holds what is published back and tells the other side, or sends it again. */
  setSending: (kind: Kind, isOn: boolean) => Promise<void>
  /** Tries to bring a lost connection back; false where this engine has no such step, or it did not help. */
  recover: (level: RecoveryLevel) => Promise<boolean>
  stats: () => Promise<EngineSample>
  /** Lets go of the room and of everything the engine made. A second time does nothing. */
  leave: () => Promise<void>
  /** Returns the way to call it off. */
  on: (listener: (event: EngineEvent) => void) => () => void
}

/** What `connect` is refused with. */
export class EngineFailure extends Error {
  override name = 'EngineFailure'
  readonly why: EndReason

  constructor(why: EndReason) {
    super(`The room cannot be entered: ${why}`)
    this.why = why
  }
}
