import type { Channel } from '@tsudoi/contracts/channel/channel.endpoints'
import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import type { Video, VideoChannel, VideoGone } from '@tsudoi/design-system/screens/video/video.types'
import { failedWith, isNotFound } from '../../api/apiError.ts'
import { videoSummaryView } from '../../mappers/video.mappers.ts'
import { paths } from '../../paths.ts'

/** The channel around its videos; until its name is known the page has its id only. */
export function videoChannelView(ipId: string, channel: Channel | undefined): VideoChannel {
  return {
    id: ipId,
    name: channel?.name ?? '',
    seed: channel?.oshiColor,
    href: paths.channel(ipId),
    videosHref: paths.movies(ipId),
  }
}

/** Why there is nothing to see, where the host says so; anything else has failed. */
export function goneOf(error: unknown): VideoGone | undefined {
  if (isNotFound(error)) return 'notFound'
  return failedWith(error, 'UnavailableIpPublicationPeriod') ? 'channelClosed' : undefined
}

/** A video on its own page. */
export const videoView = (video: WireVideo): Video => ({
  ...videoSummaryView(video),
  hasPreview: video.hasPreview,
})
