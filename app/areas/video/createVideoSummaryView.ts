import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import type { VideoSummary } from '@tsudoi/design-system/screens/video/video.types'
import { videoSummaryView } from '../../mappers/video.mappers.ts'
import { videoPositions } from '../../player/player.ts'

/**
 * Returns a mapper for the videos of a list. It returns the same object for the same video, so that the video's row
 * does not render again.
 */
export function createVideoSummaryView(): (video: WireVideo) => VideoSummary {
  const placeOf = videoPositions.read()
  const made = new WeakMap<WireVideo, VideoSummary>()
  return (video) => {
    const view = made.get(video) ?? videoSummaryView(video, placeOf(video.videoId))
    made.set(video, view)
    return view
  }
}
