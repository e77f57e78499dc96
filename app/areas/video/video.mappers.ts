import type { Channel } from '@tsudoi/contracts/channel/channel.endpoints'
import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import type { Video, VideoChannel, VideoGone } from '@tsudoi/design-system/screens/video/video.types'
import { hasMessageCode, isNotFound } from '../../api/apiError.ts'
import { videoSummaryView } from '../../mappers/video.mappers.ts'
import { paths } from '../../paths.ts'
import { channelNameOf } from '@tsudoi/design-system/text/nameOr'

/** The channel of a video's page. Has only its id until the channel has loaded. */
export function videoChannelView(ipId: string, channel: Channel | undefined): VideoChannel {
  return {
    id: ipId,
    name: channel ? channelNameOf(channel.name) : '',
    seed: channel?.oshiColor,
    href: paths.channel(ipId),
    videosHref: paths.movies(ipId),
  }
}

/** Why a video page has nothing to show, if the server's error says so; undefined for other errors. */
export function videoGoneReason(error: unknown): VideoGone | undefined {
  if (isNotFound(error)) return 'notFound'
  return hasMessageCode(error, 'UnavailableIpPublicationPeriod') ? 'channelClosed' : undefined
}

/** A video as its own page renders it. */
export const videoView = (video: WireVideo): Video => ({
  ...videoSummaryView(video),
  hasPreview: video.hasPreview,
})
