import { broadcastPhaseOf } from '@tsudoi/design-system/screens/video/video.rules'
import type { VideoSummary } from '@tsudoi/design-system/screens/video/video.types'

/**
 * Whether viewers of a video can be at one position by a clock of their own. Not in a live broadcast and on YouTube, and
 * not in a premiere that is coming or running, which already has a clock.
 */
export const canWatchTogether = (video: Pick<VideoSummary, 'kind' | 'start' | 'seconds'>, now: string): boolean =>
  (video.kind === 'ONDEMAND' || video.kind === 'PREMIER') && broadcastPhaseOf(video as VideoSummary, now) === 'ordinary'
