import type { Failure } from '../../../loadable.ts'

/** Speeds that can be chosen; 1 is as it was recorded. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** From where to where one can go, in seconds from the beginning. */
export interface Span {
  start: number
  end: number
}

/** Captions that can be chosen (Q190). */
export interface CaptionTrack {
  id: string
  /** In its own language: 日本語. */
  label: string
  /** BCP 47: `ja`. */
  language: string
}

/** What a playing video does. `waiting`: it has to wait for the network. */
export type Playback = 'loading' | 'playing' | 'paused' | 'waiting' | 'ended'

/** What stands in the frame. */
export type PlayerStage =
  /** The picture alone; nothing is loaded before it is pressed (data saver, or the page does not begin by itself). */
  | { is: 'poster'; why: 'dataSaver' | 'asked' }
  /** The browser refused to begin by itself. */
  | { is: 'blocked' }
  /** A premiere or a live that has not begun; `startTime` is ISO. */
  | { is: 'room'; startTime: string }
  /** YouTube's frame, before somebody wants it. */
  | { is: 'consent' }
  /** YouTube's frame: its controls are its own. */
  | { is: 'frame' }
  | { is: 'video'; playback: Playback }
  | { is: 'failed'; failure: Failure }

/** What this browser and this stream offer; what they do not is not shown. */
export interface PlayerFeatures {
  fullScreen: boolean
  pictureInPicture: boolean
  /** Another screen is near: AirPlay, or the browser's own way. */
  remote?: 'airPlay' | 'cast'
  /** Phones have the volume on their side. */
  volume: boolean
}

/** All that the player shows. Times in seconds from the beginning, unless said otherwise. */
export interface PlayerView {
  stage: PlayerStage
  kind: 'onDemand' | 'premiere' | 'live'
  place: number
  span: Span
  /** Loaded up to here. */
  buffered: number
  speed: number
  /** 0–1. */
  volume: number
  isMuted: boolean
  captions: readonly CaptionTrack[]
  /** The chosen one; without it captions are off. */
  captionId?: string
  /** Live: seconds behind what happens, as far as known. */
  delay?: number
  /** It went on from here, not from the beginning. */
  resumedAt?: number
  features: PlayerFeatures
  isFullScreen: boolean
  isInPicture: boolean
  /** Keys of one letter work (WCAG 2.1.4). */
  hasShortcuts: boolean
  /** Nobody has moved for a while; controls stand aside until somebody does. */
  isIdle: boolean
}

/** What somebody wants of the player. Times in seconds. */
export type PlayerCommand =
  | { do: 'play' | 'pause' | 'fromStart' | 'toLive' | 'remote' | 'retry' | 'openFrame' | 'awake' }
  | { do: 'seek'; to: number }
  | { do: 'speed'; to: number }
  /** 0–1. */
  | { do: 'volume'; to: number }
  | { do: 'mute' | 'fullScreen' | 'pictureInPicture' | 'shortcuts'; isOn: boolean }
  /** Without an id captions are off. */
  | { do: 'caption'; id?: string }
