/** The table of playback records, which video players report. */
export interface AnalyticsTables {
  playback: PlaybackTable
}

/** One report of a video player. Rows are only ever inserted. */
interface PlaybackTable {
  id: string
  account_id: string
  video_id: string
  /** Which endpoints the player used: those for videos (C126, C127) or those for movies (C128, C129) (Q13). */
  kind: 'VIDEO' | 'MOVIE'
  phase: 'START' | 'FINISH'
  state: number
  /** Seconds from the start of the video. */
  position: number
  created_at: Date
}
