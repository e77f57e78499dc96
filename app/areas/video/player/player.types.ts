import type { Failure } from '@tsudoi/design-system/loadable'
import type { PlayerSource } from './engine.types.ts'

/** The video to play. */
export interface PlayedVideo {
  id: string
  title: string
  channelName: string
  /** Full URL of the picture shown before playing. */
  poster?: string
  /** Type as in C119; ONDEMAND for a movie of the collection. */
  type: 'ONDEMAND' | 'PREMIER' | 'LIVE' | 'YOUTUBE'
  /** ISO time at which a premiere or a live stream begins. */
  startTime?: string
  /** Seconds. */
  duration?: number
}

/** What the page that mounts the player provides. */
export interface PlayerParts {
  video: PlayedVideo
  /** Requests the stream URL; again with `isRenewal` when it has expired. */
  askSource: (isRenewal: boolean) => Promise<PlayerSource>
  /** The message shown in place of the video if the URL cannot be loaded. */
  failureOf: (error: unknown) => Failure
  /** Which pair of calls reports a playing (Q13); undefined for a trailer. */
  counted?: 'video' | 'movie'
  /** Starts without a press, if the browser allows it. */
  autoPlay?: boolean
  onEnded?: () => void
  /**
   * Called when the server has added the video to the member's history, so that the mark for seen videos can be shown
   * (S119).
   */
  onSeen?: () => void
  onPrevious?: () => void
  onNext?: () => void
}
