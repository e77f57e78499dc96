/** Where a video plays from. */
export interface PlayerSource {
  format: 'HLS' | 'FILE' | 'YOUTUBE'
  /** Complete: https, or a path of this origin. */
  address: string
  subtitles: readonly Subtitle[]
}

export interface Subtitle {
  /** BCP 47. */
  language: string
  label: string
  address: string
}

/** What went wrong while something loads or plays. */
export type Fault =
  /** No answer, or one of a host in trouble. */
  | 'network'
  /** 401, 403, 410: the address is over. */
  | 'expired'
  /** What came cannot be decoded. */
  | 'media'
  /** What came is no stream, or nothing of it plays in this browser. */
  | 'unplayable'

export interface EngineEvents {
  onFault: (fault: Fault) => void
}

/**
 * Plays one address in one `<video>`. What fails is told to `onFault`; what follows is decided in recovery.ts. An
 * engine is made for one attachment and destroyed after it.
 */
export interface Engine {
  readonly kind: 'native' | 'hls'
  /** Begins to load; the place is in seconds from the beginning, undefined for where the stream begins. */
  load: (place?: number) => void
  /** Goes on loading after a network fault. */
  resumeLoading: () => void
  /** Empties what was decoded and goes on; false where only a new attachment helps. */
  recoverMedia: () => boolean
  /** Live: the newest place, seconds; undefined where there is none. */
  edge: () => number | undefined
  /** Live: how long ago that was news, seconds. */
  age: () => number
  /** Live: how far behind the edge this stream wants to be played, seconds. */
  targetDelay: () => number
  /** Takes the video's source away and stops every request. */
  destroy: () => void
}
