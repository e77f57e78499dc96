import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import type { VideoSummary } from '@tsudoi/design-system/screens/video/video.types'
import { videoSummaryView } from '../../mappers/video.mappers.ts'
import { videoPositions } from '../../player/videoPositions.ts'

/**
 * Returns a function that maps the videos of a list. The same video gives the same object, so that its row does not
 * render again.
 */
export function videoViews(): (video: WireVideo) => VideoSummary {
  const placeOf = videoPositions.read()
  const made = new WeakMap<WireVideo, VideoSummary>()
  return (video) => {
    const view = made.get(video) ?? videoSummaryView(video, placeOf(video.videoId))
    made.set(video, view)
    return view
  }
}
