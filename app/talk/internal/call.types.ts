import type { MeetingRoom, RoomRole } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { ClockAnswer } from '../../time/clockBounds.ts'
import type { EndReason, EngineState, MediaKind } from './engine/MediaEngine.ts'
import type { DeviceChoice, DeviceList } from './devices/devices.types.ts'

/**
 * A talk slot as of the page's last poll: C141 for the streamer, C142 for the member, C150 and C151 for an official
 * (supervising staff). The page passes each poll's answer: a new key, end time or state applies without a new
 * connection. A different `channelId` leaves the room and joins the other one.
 */
export interface CallJoin {
  livetalkId: string
  /** Id of the room. */
  channelId: string
  /**
   * Key and role from the last poll. The role MONITOR, of an official who only watches, sends nothing and opens no
   * device.
   */
  room: MeetingRoom
  /**
   * Whether the slot's state is TALKING. Media is sent only then. The connection is made earlier, so that the talk
   * starts without delay.
   */
  isTalking: boolean
  /** When the slot ends, ISO 8601, by the server's clock. */
  endTime: string
  /** Whether the server records the talk; `undefined` where the answer leaves it out (C142). */
  isRecording?: boolean | undefined
  /** The server's time in the answer and when the answer arrived: see `withClockAnswer()`. */
  clockAnswer: ClockAnswer
}

/** Remaining time of a talk. */
export interface RemainingTime {
  /** Whole seconds until the slot's end by the server's clock, at least 0. */
  seconds: number
  /** Set in the last 30 and the last 10 seconds; screen readers announce each once. */
  warning?: 30 | 10
}

/** The tracks of one participant of a call. */
export interface CallParticipant {
  audio: MediaStreamTrack | null
  video: MediaStreamTrack | null
  /** The side has muted its microphone. */
  isAudioMuted: boolean
  /** The side has switched its camera off, or has none. */
  isVideoMuted: boolean
}

/** What can go wrong in a call; each kind has its own message and one action (`callFaults.ts`). */
export const callFaultKinds = [
  'camera-refused',
  'microphone-refused',
  'device-missing',
  'device-in-use',
  'device-insecure',
  'device-lost',
  'device-muted',
  'device-replaced',
  'camera-black',
  'microphone-silent',
  'network-lost',
  'network-blocked',
  'other-tab',
  'room-refused',
] as const
/** A kind of fault in a call: one of `callFaultKinds`. */
export type CallFaultKind = (typeof callFaultKinds)[number]

/** A fault as a screen shows it: title, explanation and one action. */
export interface CallFault {
  kind: CallFaultKind
  title: string
  text: string
  action: { label: string; onPress: () => void }
  /** The talk continues: the screen shows the fault beside the pictures, not instead of them. */
  isLight: boolean
}

/** The state and commands of a call, for a page. The page has everything else from its polls. */
export interface Call {
  /**
   * `idle`: nothing to join. `paused`: `onResume` rejoins (after a reload, a phone call or a talk in another tab).
   * `over`: `ended` gives the reason.
   */
  phase: 'idle' | 'joining' | 'joined' | 'paused' | 'over'
  /** State of the connection. While `down`, recovery is retried until the slot's end. */
  connection: EngineState
  /** Undefined before the talk begins. */
  remaining?: RemainingTime | undefined
  local: CallParticipant
  /** The other side: the streamer for a member, the member for everyone else. Both tracks are null while absent. */
  remote: CallParticipant
  /** All other sides by role: a monitor's page shows MEMBER and STREAMER, other pages play an OFFICIAL's voice. */
  remotes: Readonly<Partial<Record<RoomRole, CallParticipant>>>
  isRecording: boolean
  /** The most serious current fault. */
  fault?: CallFault | undefined
  /** Why the call ended; `left` after `onLeave()`. */
  ended?: EndReason | 'left' | undefined
  /** Available cameras, microphones and loudspeakers, and the chosen ones. */
  devices: DeviceList
  /** The user talks while their microphone is off. */
  isTalkingMuted: boolean
  /** Level of the user's microphone, 0 to 1; changes about ten times a second. */
  level: number
  /** Switches microphone or camera off or on. */
  onToggle: (kind: MediaKind) => void
  /** Switches to other devices immediately. */
  onChoose: (choice: DeviceChoice) => void
  /** Rejoins a paused call. */
  onResume: () => void
  /** Leaves the call for good. Reporting that to the server is up to the page. */
  onLeave: () => void
}

/**
 * Joins the given room and stays in it until the slot's end: devices, connection, recovery, one tab at a time.
 * `undefined` or leaving the page releases everything. Implemented in `useCall.ts`.
 */
export type UseCall = (join: CallJoin | undefined) => Call
