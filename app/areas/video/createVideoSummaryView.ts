import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import type { VideoSummary } from '@tsudoi/design-system/screens/video/video.types'
import { videoSummaryView } from '../../mappers/video.mappers.ts'
import { places } from '../../player/places.ts'

/**
 * Returns a mapper for the videos of a list. It returns the same object for the same video, so that the video's row
 * does not render again.
 */
export function createVideoSummaryView(): (video: WireVideo) => VideoSummary {
  const placeOf = places.read()
  const made = new WeakMap<WireVideo, VideoSummary>()
  return (video) => {
    const view = made.get(video) ?? videoSummaryView(video, placeOf(video.videoId))
    made.set(video, view)
    return view
  }
}
