import { getVideoPlaylist } from '@tsudoi/contracts/video/video.endpoints'
import type { VideoPlaylist } from '@tsudoi/design-system/screens/video/video.types'
import { call } from '../../api/call.ts'
import { videoSummaryView } from '../../mappers/video.mappers.ts'
import { videoPositions } from '../../player/player.ts'

/** Fetches a playlist of videos, each with the position at which this device has stopped playing it. */
export async function fetchPlaylist(id: string, signal: AbortSignal): Promise<VideoPlaylist> {
  const { playlist } = await call(getVideoPlaylist, { params: { id } }, { signal })
  const placeOf = videoPositions.read()
  const videos = playlist.videos.map((video) => videoSummaryView(video, placeOf(video.videoId)))
  return { name: playlist.name, videos }
}
