/** The source of a video. */
export interface PlayerSource {
  format: 'HLS' | 'FILE' | 'YOUTUBE'
  /** An https address, or a path of this origin. */
  address: string
  subtitles: readonly Subtitle[]
}

/** A caption track of a video. */
export interface Subtitle {
  /** Language tag (BCP 47). */
  language: string
  label: string
  address: string
}

/** Why loading or playback failed. */
export type PlaybackFault =
  /** No answer, or an answer that shows that the server is in trouble. */
  | 'network'
  /** 401, 403 or 410: the address has expired. */
  | 'expired'
  /** The data cannot be decoded. */
  | 'media'
  /** The data is not a stream, or this browser cannot play it. */
  | 'unplayable'

/** Callbacks of an engine. */
export interface EngineEvents {
  onFault: (fault: PlaybackFault) => void
}

/**
 * Plays one address in one `<video>`. Reports failures to `onFault`; recovery.ts decides what to do. An engine serves
 * one attachment and is destroyed with it.
 */
export interface PlaybackEngine {
  readonly kind: 'native' | 'hls'
  /** Starts loading at `place` (seconds), or at the stream's own start. */
  load: (place?: number) => void
  /** Continues loading after a network fault. */
  resumeLoading: () => void
  /** Resets the decoder. Returns false if only a new attachment helps. */
  recoverMedia: () => boolean
  /** Live: the newest position in seconds, if known. */
  edge: () => number | undefined
  /** Live: seconds since that newest position became available. */
  age: () => number
  /** Live: intended distance of playback behind the newest position, seconds. */
  targetDelay: () => number
  /** Removes the video's source and stops all requests. */
  destroy: () => void
}
