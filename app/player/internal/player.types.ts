import type { Failure } from '@tsudoi/design-system/loadable'
import type { PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import type { ReactNode } from 'react'
import type { PlayerSource } from './engine.types.ts'

/** A video, as the player needs it. */
export interface PlayedVideo {
  id: string
  title: string
  channelName: string
  /** Full address of the poster, the still picture that is shown before playback. */
  poster?: string | undefined
  /**
   * The type of the video as in C119. Movies of the collection are ONDEMAND. `TOGETHER`: an ordinary video that several
   * viewers watch from a time of their own (Q531).
   */
  type: 'ONDEMAND' | 'PREMIER' | 'LIVE' | 'YOUTUBE' | 'TOGETHER'
  /** When the premiere or live stream starts, or the viewers begin to watch together, ISO 8601. */
  startTime?: string | undefined
  /** Length in seconds. */
  duration?: number | undefined
}

/** Props of the player: the video and the page's handlers. */
export interface VideoPlayerProps {
  video: PlayedVideo
  /** Loads the source. The player calls it again when the address has expired (`isRenewal`). */
  loadSource: (isRenewal: boolean) => Promise<PlayerSource>
  /** Returns the failure to show instead of the video when the source cannot be loaded. */
  failureOf: (error: unknown) => Failure
  /** Which calls report the playback for statistics. Undefined for a trailer, which is not reported (Q13). */
  counted?: 'video' | 'movie' | undefined
  /**
   * The moment at which the video begins, in seconds, instead of the stored position: from an address that was shared.
   * Ignored for a live stream and a running premiere, and beyond the end.
   */
  startAt?: number | undefined
  /** Whether the current moment can be shared. */
  canShareMoment?: boolean | undefined
  /** Whether playback starts without a press, if the browser allows it. */
  autoPlay?: boolean | undefined
  onEnded?: () => void
  /**
   * Called once the server has added the video to the member's history, so that the page may show the "seen" mark
   * (S119).
   */
  onSeen?: () => void
  /** Renders what is below the player and depends on its state. */
  below?: ((view: PlayerView) => ReactNode) | undefined
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}
