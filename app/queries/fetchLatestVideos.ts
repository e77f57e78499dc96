import { listSpecials } from '@tsudoi/contracts/special/special.endpoints'
import { listVideos } from '@tsudoi/contracts/video/video.endpoints'
import type { SpecialSummary, VideoSummary } from '@tsudoi/design-system/screens/programme.types'
import { call } from '../api/call.ts'
import { specialView } from '../mappers/special.mappers.ts'
import { videoSummaryView } from '../mappers/video.mappers.ts'

/** How many videos the page of a channel shows. It links to the full list. */
const pageLimit = 3

/** The latest videos of a channel, as the channel's page shows them. */
export async function fetchLatestVideos(ipId: string, signal: AbortSignal): Promise<VideoSummary[]> {
  const { videos } = await call(listVideos, { query: { ipId, 'seek.limit': pageLimit } }, { signal })
  return videos.map((video) => videoSummaryView(video))
}

/** The latest special pages of a channel, as the channel's page shows them. */
export async function fetchLatestSpecials(ipId: string, signal: AbortSignal): Promise<SpecialSummary[]> {
  const { specials } = await call(listSpecials, { query: { ipId, 'seek.limit': pageLimit } }, { signal })
  return specials.map(specialView)
}
