import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import type { VideoSummary } from '@tsudoi/design-system/screens/programme.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { paths } from '../paths.ts'
import { normalisedInstant } from './channel.mappers.ts'
import { pictureOf } from './pictureOf.ts'

const momentOf = (instant: string | undefined) => (instant === undefined ? undefined : normalisedInstant(instant))

/** Maps a video to its entry in a list. `place` is the playback position on this device, in seconds. */
export function videoSummaryView(video: WireVideo, place?: number): VideoSummary {
  return {
    id: video.videoId,
    title: titleOf(video.title),
    href: paths.movie(video.ipId, video.videoId),
    description: video.description,
    image: pictureOf(video.image),
    kind: video.type,
    badge: video.badge,
    access: video.accessType,
    coins: video.consumeCoin,
    rentalHours: video.rentalHours,
    yen: video.webPrice,
    seconds: video.durationSeconds,
    start: momentOf(video.startTime),
    hasAccess: video.hasAccess,
    accessEnd: momentOf(video.accessEndTime),
    isViewed: video.isViewed,
    place,
    end: normalisedInstant(video.publicationEndTime),
  }
}
