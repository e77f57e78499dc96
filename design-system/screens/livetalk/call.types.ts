import type { ReactNode } from 'react'
import type { OwnSlotState } from './livetalk.types.ts'

/**
 * Where a member is with their talk: `early` before the waiting room opens, `unprepared` with something required left
 * to do, then waiting, talking, and what it ended as.
 */
export type TalkStep =
  | 'early'
  | 'unprepared'
  | 'waiting'
  | 'talking'
  | Extract<OwnSlotState, 'ended' | 'forcedOut' | 'noShow'>

/** How the connection stands. */
export type TalkNetwork = 'connecting' | 'up' | 'weak' | 'recovering' | 'down'

/** A microphone or a camera, as its button shows it. */
export type TalkSending = 'on' | 'off' | 'missing'

/** What went wrong, why, and the one thing to do. */
export interface TalkFault {
  title: string
  text: string
  action: { label: string; onPress: () => void }
  /** The talk goes on meanwhile. */
  isLight: boolean
}

/** What a call shows that changes while it runs. */
export interface TalkCall {
  network: TalkNetwork
  /** The streamer's picture; absent while there is none. */
  remote?: ReactNode
  /** The own picture; absent while there is none. */
  local?: ReactNode
  /** Whole seconds until the end, by the host's clock; absent before the talk begins. */
  remaining?: { seconds: number; warning?: 30 | 10 }
  microphone: TalkSending
  camera: TalkSending
  isRecording: boolean
  /** The member talks while their microphone is off. */
  isTalkingMuted: boolean
  /** One press brings the call back: after a reload, a phone call, or from another tab. */
  onResume?: () => void
  fault?: TalkFault
  onMicrophone: () => void
  onCamera: () => void
}
