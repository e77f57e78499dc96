import type { Failure } from '@tsudoi/design-system/loadable'
import type { PlayerSource } from './engine.types.ts'

/** A video for the player. */
export interface PlayedVideo {
  id: string
  title: string
  channelName: string
  /** Full address of the poster. */
  poster?: string | undefined
  /** Type as in C119; ONDEMAND for a movie of the collection. */
  type: 'ONDEMAND' | 'PREMIER' | 'LIVE' | 'YOUTUBE'
  /** Start of a premiere or a live stream, ISO 8601. */
  startTime?: string | undefined
  /** Length in seconds. */
  duration?: number | undefined
}

/** Props of the player: the video and the page's handlers. */
export interface VideoPlayerProps {
  video: PlayedVideo
  /** Loads the source; called again when the address has expired (`isRenewal`). */
  loadSource: (isRenewal: boolean) => Promise<PlayerSource>
  /** The failure to show instead of the video when the source cannot be loaded. */
  failureOf: (error: unknown) => Failure
  /** Which analytics calls report the playback; none for a trailer (Q13). */
  counted?: 'video' | 'movie' | undefined
  /**
   * The moment at which the video begins, in seconds, instead of the stored position: from an address that was shared.
   * Ignored for a live stream and a running premiere, and beyond the end.
   */
  startAt?: number | undefined
  /** Whether the current moment can be shared. */
  canShareMoment?: boolean | undefined
  /** Starts without a press if the browser allows it. */
  autoPlay?: boolean | undefined
  onEnded?: () => void
  /** Called once the video is in the member's history, so that the "seen" mark may be shown (S119). */
  onSeen?: () => void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}
