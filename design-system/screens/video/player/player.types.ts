import type { Failure } from '../../../loadable.ts'

/** The selectable speeds; 1 is normal. */
export const playbackSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The seekable span, in seconds from the beginning. */
export interface SeekableSpan {
  start: number
  end: number
}

/** A caption track (Q190). */
export interface CaptionTrack {
  id: string
  /** The name in its own language: 日本語. */
  label: string
  /** BCP 47: `ja`. */
  language: string
}

/** The selectable sizes of captions; `usual` is that of the browser. */
export const captionSizes = ['usual', 'large', 'larger'] as const

/**
 * What is behind the letters of captions: `usual` is the browser's translucent black, `opaque` covers the picture, and
 * `none` shows all of it.
 */
export const captionBackgrounds = ['usual', 'opaque', 'none'] as const

/** The look of captions. */
export interface CaptionLook {
  size: (typeof captionSizes)[number]
  background: (typeof captionBackgrounds)[number]
}

/** The playback state. `waiting`: the video waits for the network. */
export type Playback = 'loading' | 'playing' | 'paused' | 'waiting' | 'ended'

/** What the player shows: the video, or a step before it. */
export type PlayerStage =
  /** Only the poster is shown. The video is loaded on a press (data saver, or no autoplay on this page). */
  | { is: 'poster'; why: 'dataSaver' | 'asked' }
  /** The browser blocked autoplay. */
  | { is: 'blocked' }
  /** A premiere, a live broadcast or a video watched together before its start; `startTime` is ISO 8601. */
  | { is: 'room'; startTime: string }
  /** The user is asked for consent before YouTube's frame is loaded. */
  | { is: 'consent' }
  /** YouTube's frame is shown, with its own controls. */
  | { is: 'frame' }
  | { is: 'video'; playback: Playback }
  | { is: 'failed'; failure: Failure }

/** The features that this browser and this stream support. The controls of other features are not rendered. */
export interface PlayerFeatures {
  hasFullScreen: boolean
  hasPictureInPicture: boolean
  /** Whether another screen is available: AirPlay, or the browser's own casting. */
  remote?: 'airPlay' | 'cast' | undefined
  /** Whether the volume can be changed; false on phones, which have volume buttons. */
  hasVolume: boolean
}

/** The complete state of the player. Times in seconds from the beginning, unless stated otherwise. */
export interface PlayerView {
  stage: PlayerStage
  /**
   * `together`: an ordinary video that several viewers watch at the same time, from a start time that one of them has
   * chosen.
   */
  kind: 'onDemand' | 'premiere' | 'live' | 'together'
  place: number
  span: SeekableSpan
  /** The end of the buffered part of the video. */
  buffered: number
  speed: number
  /** The volume, 0 to 1. */
  volume: number
  isMuted: boolean
  captions: readonly CaptionTrack[]
  /** The id of the selected caption track; absent when captions are off. */
  captionId?: string | undefined
  /** The language of the captions that the user selected last, in this or another video; absent before. */
  captionLanguage?: string | undefined
  /** The look of captions; absent where it cannot be chosen. */
  captionLook?: CaptionLook | undefined
  /** The delay of a live broadcast: seconds behind the live edge; absent where unknown, and for other videos. */
  delay?: number | undefined
  /**
   * How many seconds the user is behind the others who watch the video together, because the user paused; absent while
   * the user is not behind.
   */
  behind?: number | undefined
  /** The position at which the video resumed; absent when it started from the beginning. */
  resumedAt?: number | undefined
  features: PlayerFeatures
  isFullScreen: boolean
  isInPicture: boolean
  /** Whether single-letter shortcut keys are on (WCAG 2.1.4). */
  hasShortcuts: boolean
  /** Whether the user has been inactive for a while, so that the controls disappear. */
  isIdle: boolean
}

/** A command of the user. Times in seconds. `toLive` also returns to the others who watch the video together. */
export type VideoCommand =
  | { do: 'play' | 'pause' | 'fromStart' | 'toLive' | 'remote' | 'retry' | 'openFrame' | 'awake' }
  | { do: 'seek'; to: number }
  | { do: 'speed'; to: number }
  /** Sets the volume, 0 to 1. */
  | { do: 'volume'; to: number }
  | { do: 'mute' | 'fullScreen' | 'pictureInPicture' | 'shortcuts'; isOn: boolean }
  /** Selects a caption track; without an id, captions are turned off. */
  | { do: 'caption'; id?: string | undefined }
  | { do: 'captionLook'; to: CaptionLook }
