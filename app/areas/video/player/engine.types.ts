/** The stream of a video. */
export interface PlayerSource {
  format: 'HLS' | 'FILE' | 'YOUTUBE'
  /** https URL, or a path of this origin. */
  address: string
  subtitles: readonly Subtitle[]
}

export interface Subtitle {
  /** BCP 47. */
  language: string
  label: string
  address: string
}

/** What can fail while a stream loads or plays. */
export type Fault =
  /** No answer, or an error of a failing server. */
  | 'network'
  /** 401, 403 or 410: the signed URL has expired. */
  | 'expired'
  /** The data cannot be decoded. */
  | 'media'
  /** The data is no stream, or this browser cannot play it. */
  | 'unplayable'

export interface EngineEvents {
  onFault: (fault: Fault) => void
}

/**
 * Plays one URL in one `<video>`. Reports faults to `onFault`; recovery.ts decides what follows. An engine is created
 * for one attachment and destroyed after it.
 */
export interface Engine {
  readonly kind: 'native' | 'hls'
  /** Starts to load at a position in seconds; undefined for the stream's own start. */
  load: (place?: number) => void
  /** Resumes loading after a network fault. */
  resumeLoading: () => void
  /** Resets the decoder and continues. Returns false if only a new attachment helps. */
  recoverMedia: () => boolean
  /** Live: the newest position in seconds; undefined if there is none. */
  edge: () => number | undefined
  /** Live: seconds since the newest position was updated. */
  age: () => number
  /** Live: recommended delay behind the newest position, in seconds. */
  targetDelay: () => number
  /** Removes the video's source, and aborts all requests. */
  destroy: () => void
}
