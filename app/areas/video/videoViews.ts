import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import type { VideoSummary } from '@tsudoi/design-system/screens/video/video.types'
import { videoSummaryView } from '../../mappers/video.mappers.ts'
import { places } from './player/places.ts'

/** What a list shows of each video: the same as long as the video is, so that its row is not rendered anew. */
export function videoViews(): (video: WireVideo) => VideoSummary {
  const placeOf = places.read()
  const made = new WeakMap<WireVideo, VideoSummary>()
  return (video) => {
    const view = made.get(video) ?? videoSummaryView(video, placeOf(video.videoId))
    made.set(video, view)
    return view
  }
}
