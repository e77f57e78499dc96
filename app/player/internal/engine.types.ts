/** The source of a video. */
export interface PlayerSource {
  format: 'HLS' | 'FILE' | 'YOUTUBE'
  /** An https address, or a path of the page's origin. */
  address: string
  subtitles: readonly Subtitle[]
}

/** A caption track of a video. */
export interface Subtitle {
  /** Language tag of the captions (BCP 47). */
  language: string
  label: string
  address: string
}

/** Why loading or playing a video failed. */
export type PlaybackFault =
  /** There was no answer, or the server's answer shows that the server has a problem. */
  | 'network'
  /** The server answered with 401, 403 or 410: the address has expired. */
  | 'expired'
  /** The data cannot be decoded. */
  | 'media'
  /** The data is not a stream, or this browser cannot play it. */
  | 'unplayable'

/** Callbacks by which an engine reports to the player. */
export interface EngineEvents {
  onFault: (fault: PlaybackFault) => void
}

/**
 * Plays one address in one `<video>`. Reports failures to `onFault`; recovery.ts decides what to do. When the player
 * attaches the source again, it destroys this engine and creates another.
 */
export interface PlaybackEngine {
  readonly kind: 'native' | 'hls'
  /** Starts loading at `place` (seconds), or at the stream's own start. */
  load: (place?: number) => void
  /** Continues to load after a network fault. */
  resumeLoading: () => void
  /** Resets the decoder. Returns false if only attaching the source again helps. */
  recoverMedia: () => boolean
  /** The newest position of a live stream, in seconds. Undefined if it is unknown. */
  edge: () => number | undefined
  /** How many seconds ago the newest position of a live stream became available. */
  age: () => number
  /** How far behind the newest position a live stream should play, in seconds. */
  targetDelay: () => number
  /** Removes the video's source and stops all requests. */
  destroy: () => void
}
