import type { Video } from '../../video/video.endpoints.ts'
import { publishedCondition, requirePublishedInChannel } from '../channel/publishedChannels.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** Videos with their channel, their playlist, and the viewer's history and access. */
export function videosWithAccess({ db, accountId = '' }: Pick<CallerContext, 'db' | 'accountId'>) {
  return db
    .selectFrom('video')
    .innerJoin('channel', 'channel.id', 'video.channel_id')
    .leftJoin('video_access', (join) =>
      join.onRef('video_access.video_id', '=', 'video.id').on('video_access.account_id', '=', accountId),
    )
    .leftJoin('video_history', (join) =>
      join.onRef('video_history.video_id', '=', 'video.id').on('video_history.account_id', '=', accountId),
    )
    .selectAll('video')
    .select(['channel.name as channel_name', 'channel.oshi_color'])
    .select(['video_access.created_at as acquired_at', 'expires_at', 'viewed_at'])
    .select((eb) =>
      eb
        .selectFrom('video_playlist_entry')
        .whereRef('video_id', '=', 'video.id')
        .select(({ fn }) => fn.min('playlist_id').as('id'))
        .as('playlist_id'),
    )
}

/** Videos that are published now, in published channels. */
export const publishedVideos = (viewer: CallerContext) =>
  videosWithAccess(viewer)
    .where(publishedCondition(viewer.now, 'video'))
    .where(publishedCondition(viewer.now, 'channel'))

/** A video with its channel and the viewer's access. */
export type VideoRow = Awaited<ReturnType<ReturnType<typeof videosWithAccess>['executeTakeFirstOrThrow']>>

/**
 * Reads a published video. Throws NotFound for an unknown one, and UnavailableVideoPublicationPeriod for one that is
 * not published.
 */
export async function requireVideo(viewer: CallerContext, id: string): Promise<VideoRow> {
  const row = orFail(await videosWithAccess(viewer).where('video.id', '=', id).executeTakeFirst())
  await requirePublishedInChannel(viewer, row, 'UnavailableVideoPublicationPeriod')
  return row
}

const openToAll: readonly string[] = ['NONE', 'FREE']

/** Whether the viewer may watch: the video is free, or the access has not expired. */
export function hasAccess({ access_type, acquired_at, expires_at }: VideoRow, now: Date): boolean {
  if (openToAll.includes(access_type)) return true
  return acquired_at !== null && (expires_at === null || expires_at > now)
}

/** The fields of a video that every list returns. */
export const videoListFields = (row: Pick<VideoRow, VideoHeadColumn>) => ({
  videoId: row.id,
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: nullToUndefined(row.oshi_color),
  title: row.title,
  description: nullToUndefined(row.description),
  image: nullToUndefined(row.image),
  durationSeconds: nullToUndefined(row.duration_seconds),
})
type VideoHeadColumn =
  | 'id'
  | 'channel_id'
  | 'channel_name'
  | 'oshi_color'
  | 'title'
  | 'description'
  | 'image'
  | 'duration_seconds'

/** A video as sent over the wire. */
export function videoOnWire(row: VideoRow, { now, accountId }: Pick<CallerContext, 'now' | 'accountId'>): Video {
  const mayWatch = hasAccess(row, now)
  return {
    ...videoListFields(row),
    type: row.type,
    badge: row.badge,
    accessType: row.access_type,
    consumeCoin: nullToUndefined(row.consume_coin),
    rentalHours: nullToUndefined(row.rental_hours),
    webPrice: nullToUndefined(row.web_price),
    startTime: row.start_time ? instantOnWire(row.start_time) : undefined,
    hasPreview: row.preview_source !== null,
    playlistId: nullToUndefined(row.playlist_id),
    hasAccess: mayWatch,
    accessEndTime: mayWatch && row.expires_at ? instantOnWire(row.expires_at) : undefined,
    isViewed: accountId === undefined ? undefined : row.viewed_at !== null,
    publicationStartTime: instantOnWire(row.published_from),
    publicationEndTime: instantOnWire(row.published_until),
  }
}

/** The URL of the whole video. Throws unless the viewer has access and the video has started. */
export function videoUrlFor(row: VideoRow, now: Date) {
  if (row.type === 'NONE') throw new Failure('NotFound')
  if (!hasAccess(row, now)) throw new Failure('PermissionDenied')
  if (row.start_time && row.start_time > now) throw new Failure('OutOfTerm')
  if (row.type === 'YOUTUBE')
    return { format: 'YOUTUBE' as const, url: `https://www.youtube-nocookie.com/embed/${row.source}` }
  const subtitles = row.subtitles && { language: 'ja', label: '日本語', url: mediaPath(row.subtitles) }
  return { format: 'HLS' as const, url: mediaPath(row.source), subtitleList: subtitles ? [subtitles] : undefined }
}

/** The URL of the trailer. Throws NotFound if the video has none. */
export const trailerUrlOf = ({ preview_source }: VideoRow) => ({
  format: 'HLS' as const,
  url: mediaPath(orFail(preview_source)),
})

const mediaPath = (file: string) => `/videos/${file}`
