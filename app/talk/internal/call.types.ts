import type { MeetingRoom, RoomRole } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { ClockAnswer } from '../../time/clockBounds.ts'
import type { EndReason, EngineState, MediaKind } from './engine/MediaEngine.ts'
import type { DeviceChoice, DeviceList } from './devices/devices.types.ts'

/**
 * A talk slot, as the page's last poll returned it: C141 for the streamer, C142 for the member, C150 and C151 for an
 * official (supervising staff). The page passes each answer. A new key, end time or state applies without a new
 * connection. If `channelId` changes, the call leaves the room and joins the other room.
 */
export interface CallJoin {
  livetalkId: string
  /** Id of the room of the talk. */
  channelId: string
  /**
   * The user's key and role in the room. With the role MONITOR, an official only watches: the call then sends nothing
   * and opens no device.
   */
  room: MeetingRoom
  /**
   * Whether the state of the slot is TALKING. Media is sent only then. The connection is made earlier, so that the talk
   * starts without delay.
   */
  isTalking: boolean
  /** When the slot ends, ISO 8601 by the server's clock. */
  endTime: string
  /** Whether the server records the talk. Undefined if the answer does not say (C142). */
  isRecording?: boolean | undefined
  /** The server's time in the answer, and when the answer arrived: see `withClockAnswer()`. */
  clockAnswer: ClockAnswer
}

/** The remaining time of a talk. */
export interface RemainingTime {
  /** Whole seconds until the slot's end by the server's clock. At least 0. */
  seconds: number
  /** Set in the last 30 and the last 10 seconds. Screen readers announce each warning once. */
  warning?: 30 | 10
}

/** The tracks of one participant of a call. */
export interface CallParticipant {
  audio: MediaStreamTrack | null
  video: MediaStreamTrack | null
  /** Whether the participant has muted the microphone. */
  isAudioMuted: boolean
  /** Whether the participant has switched the camera off, or has none. */
  isVideoMuted: boolean
}

/** What can go wrong in a call. Each kind has a message and one action (`callFaults.ts`). */
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
  /** Whether the talk continues. The screen then shows the fault beside the pictures, not instead of them. */
  isLight: boolean
}

/**
 * The state of a call, and the functions to control it, for a page. Everything else that the page needs is in its
 * polls.
 */
export interface LivetalkCall {
  /**
   * The phase of the call. `idle`: there is nothing to join. `paused`: `onResume` joins again, after a reload, a phone
   * call or a talk in another tab. `over`: `ended` is the reason.
   */
  phase: 'idle' | 'joining' | 'joined' | 'paused' | 'over'
  /** State of the connection. While it is `down`, recovery is repeated until the slot's end. */
  connection: EngineState
  /** The remaining time. Undefined before the talk begins. */
  remaining?: RemainingTime | undefined
  local: CallParticipant
  /**
   * The other participant: for a member the streamer, for everyone else the member. While they are absent, both tracks
   * are null.
   */
  remote: CallParticipant
  /**
   * All other participants by role. The page of a monitor shows MEMBER and STREAMER. Other pages play the voice of an
   * OFFICIAL.
   */
  remotes: Readonly<Partial<Record<RoomRole, CallParticipant>>>
  isRecording: boolean
  /** The most serious fault of the call at the moment. */
  fault?: CallFault | undefined
  /** Why the call ended. `left` after `onLeave()`. */
  ended?: EndReason | 'left' | undefined
  /** The available cameras, microphones and loudspeakers, and the chosen ones. */
  devices: DeviceList
  /** Whether the user talks while their microphone is off. */
  isTalkingMuted: boolean
  /** Level of the user's microphone, from 0 to 1. It changes about ten times a second. */
  level: number
  /** Switches the user's microphone or camera off or on. */
  onToggle: (kind: MediaKind) => void
  /** Changes to other devices immediately. */
  onChoose: (choice: DeviceChoice) => void
  /** Joins a paused call again. */
  onResume: () => void
  /** Leaves the call for good. The page has to report that to the server. */
  onLeave: () => void
}

/**
 * Joins the given room and stays in it until the slot's end. It handles devices, connection and recovery, in one tab at
 * a time. Leaving the page, or passing `undefined`, releases everything. Implemented in `useTalkCall.ts`.
 */
export type UseTalkCall = (join: CallJoin | undefined) => LivetalkCall
