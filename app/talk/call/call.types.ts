import type { MeetingRoom, RoomRole } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { ClockAnswer } from '../../session/clockBounds.ts'
import type { EndReason, EngineState, Kind } from '../engine/MediaEngine.ts'
import type { DeviceChoice, DeviceList } from '../devices/devices.types.ts'

/**
 * What a page knows of its slot, from its last poll: C141 for the streamer, C142 for the member, C150 and C151 for an
 * official. The next poll's answer is handed in as it comes: a new key, a new end and a new state are taken up without
 * a new connection. Another `channelId` leaves one room for the next.
 */
export interface CallJoin {
  livetalkId: string
  /** The room. */
  channelId: string
  /** The key of the last poll. Its role decides: MONITOR sends nothing and opens no device. */
  room: MeetingRoom
  /**
   * The slot's state is TALKING: only then is anything sent. Before it the connection is made and kept, so that a talk
   * begins with its first frame.
   */
  isTalking: boolean
  /** ISO: when the slot ends, by the host's clock. */
  endTime: string
  /** What the host says of recording; `undefined` where the answer does not tell (C142). */
  isRecording?: boolean
  /** When the answer came and what the host's clock said: see `heard()`. */
  heard: ClockAnswer
}

/** What is shown of the rest of a talk. */
export interface Remaining {
  /** Whole seconds until the slot's end by the host's clock, never below 0. */
  seconds: number
  /** Said aloud once each: the last half minute, the last ten seconds. */
  warning?: 30 | 10
}

/** What a side is seen and heard by. */
export interface CallSide {
  audio: MediaStreamTrack | null
  video: MediaStreamTrack | null
  /** The side holds its microphone back. */
  isAudioMuted: boolean
  /** The side holds its camera back, or has none. */
  isVideoMuted: boolean
}

/** What can go wrong in a call; each has its own words and one action (`callFaults.ts`). */
export const callFaultKinds = [
  'camera-refused',
  'microphone-refused',
  'device-missing',
  'device-in-use',
  'device-lost',
  'camera-black',
  'microphone-silent',
  'network-lost',
  'network-blocked',
  'other-tab',
  'room-refused',
] as const
export type CallFaultKind = (typeof callFaultKinds)[number]

/** A fault as a screen shows it: what happened, why, and the one thing to do. */
export interface CallFault {
  kind: CallFaultKind
  title: string
  text: string
  action: { label: string; onPress: () => void }
  /** The talk goes on meanwhile: a line beside the pictures, not instead of them. */
  isLight: boolean
}

/** What a call page is told. Everything else it knows from its polls. */
export interface Call {
  /**
   * `idle`: nothing to join. `paused`: one press brings it back (reload, a phone call, another tab). `over`: `ended`
   * says why.
   */
  phase: 'idle' | 'joining' | 'joined' | 'paused' | 'over'
  /** How the connection stands; `down` is tried again until the slot's end. */
  connection: EngineState
  /** Undefined before the talk begins. */
  remaining?: Remaining
  local: CallSide
  /** Whom one talks with: the member, for the member the streamer. Both tracks are null while they are not there. */
  remote: CallSide
  /** Everybody who is seen or heard, by role: a monitor's page shows MEMBER and STREAMER, others hear an OFFICIAL. */
  remotes: Readonly<Partial<Record<RoomRole, CallSide>>>
  isRecording: boolean
  /** At most one at a time, the gravest. */
  fault?: CallFault
  /** Why it is over; `left` after `leave()`. */
  ended?: EndReason | 'left'
  /** Cameras, microphones and loudspeakers there are, and which are used. */
  devices: DeviceList
  /** The member talks while their microphone is off. */
  isTalkingMuted: boolean
  /** Level of the own microphone, 0 to 1; changes some ten times a second. */
  level: number
  /** Holds microphone or camera back, or sends again. */
  onToggle: (kind: Kind) => void
  /** Uses other devices, at once. */
  onChoose: (choice: DeviceChoice) => void
  /** Takes a paused call up again. */
  onResume: () => void
  /** Leaves for good. What the host is told is the page's. */
  onLeave: () => void
}

/**
 * Joins the room it is given and keeps it until the slot's end: devices, connection, recovery, one tab at a time. With
 * `undefined` it lets go of everything; so does leaving the page. `useCall.ts` keeps this.
 */
export type UseCall = (join: CallJoin | undefined) => Call
