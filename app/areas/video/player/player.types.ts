import type { Failure } from '@tsudoi/design-system/loadable'
import type { PlayerSource } from './engine.types.ts'

/** What is played. */
export interface PlayedVideo {
  id: string
  title: string
  channelName: string
  /** Complete address of the picture before it. */
  poster?: string
  /** As C119 has it; ON DEMAND for a movie of the collection. */
  type: 'ONDEMAND' | 'PREMIER' | 'LIVE' | 'YOUTUBE'
  /** ISO: when a premiere or a live begins. */
  startTime?: string
  /** Seconds. */
  duration?: number
}

/** What the player asks of the page that mounts it. */
export interface PlayerParts {
  video: PlayedVideo
  /** Where it plays from; asked anew when an address is over (`isRenewal`). */
  askSource: (isRenewal: boolean) => Promise<PlayerSource>
  /** What stands where the video would, when the address cannot be had. */
  failureOf: (error: unknown) => Failure
  /** Which pair of analytics hears of it (Q13); none for a trailer. */
  counted?: 'video' | 'movie'
  /** Begins without a press, where the browser lets it. */
  autoPlay?: boolean
  onEnded?: () => void
  /** The host has it in the member's history now: the mark of what was seen may be shown (S119). */
  onSeen?: () => void
  onPrevious?: () => void
  onNext?: () => void
}
