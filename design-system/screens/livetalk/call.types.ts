import type { ReactNode } from 'react'
import type { OwnSlotState } from './livetalk.types.ts'

/**
 * The step of a member in their talk: `early` before the waiting room opens, `unprepared` while a required to-do step
 * is open, then waiting, talking, and the ways it can end.
 */
export type MemberCallStep =
  | 'early'
  | 'unprepared'
  | 'waiting'
  | 'talking'
  | Extract<OwnSlotState, 'ended' | 'forcedOut' | 'noShow'>

/** The connection state. */
export type TalkNetwork = 'connecting' | 'up' | 'weak' | 'recovering' | 'down'

/** The state of a microphone or camera, as shown on its button. */
export type TalkSending = 'on' | 'off' | 'missing'

/** A device of a participant of a talk. */
export type TalkDevice = 'microphone' | 'camera'

/** A fault with its cause and its one action. */
export interface TalkFault {
  title: string
  text: string
  action: { label: string; onPress: () => void }
  /** Whether the talk continues despite the fault. */
  isLight: boolean
}

/** The data of a talk that change while it runs. */
export interface TalkCall {
  network: TalkNetwork
  /** The streamer's picture; absent until it is received. */
  remote?: ReactNode | undefined
  /** The streamer's devices that send nothing: switched off, broken, or stopped by the system. Default: none. */
  remoteOff?: readonly TalkDevice[] | undefined
  /** The member's own picture; absent until available. */
  local?: ReactNode | undefined
  /** Whole seconds until the end, by server time; absent before the talk begins. */
  remaining?: { seconds: number; warning?: 30 | 10 | undefined } | undefined
  microphone: TalkSending
  camera: TalkSending
  isRecording: boolean
  /** Whether the member speaks while their microphone is off. */
  isTalkingMuted: boolean
  /** Reconnects the call with one press: after a reload, after a phone call, or from another tab. */
  onResume?: (() => void) | undefined
  fault?: TalkFault | undefined
  onMicrophone: () => void
  onCamera: () => void
}
