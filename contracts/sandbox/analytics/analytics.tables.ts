/** Tables of what players tell. */
export interface AnalyticsTables {
  playback: PlaybackTable
}

/** What the player told while playing; only ever added to. */
interface PlaybackTable {
  id: string
  account_id: string
  video_id: string
  /** Which pair of calls told it (Q13). */
  kind: 'VIDEO' | 'MOVIE'
  phase: 'START' | 'FINISH'
  state: number
  /** Seconds from the beginning. */
  position: number
  created_at: Date
}
