import { isolated } from '@tsudoi/design-system/text/isolated'
import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import type { Failure } from '@tsudoi/design-system/loadable'
import { hasMessageCode } from '../../api/apiError.ts'
import { failureOf } from '../../errors/failure.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import type { PlayedVideo, VideoPlayerProps } from '../../player/player.ts'
import { channelNameOf, titleOf } from '@tsudoi/design-system/text/nameOr'

const playedTypes: Readonly<Partial<Record<WireVideo['type'], PlayedVideo['type']>>> = {
  PREMIER: 'PREMIER',
  LIVE: 'LIVE',
  YOUTUBE: 'YOUTUBE',
}

/**
 * The video as the player needs it. A trailer is played as an ordinary video. `together` is the time from which viewers
 * watch the whole video together, ISO 8601.
 */
export function playedVideoView(video: WireVideo, source: 'PLAY' | 'PREVIEW', together?: string): PlayedVideo {
  const isWhole = source === 'PLAY'
  return {
    id: video.videoId,
    title: isWhole ? titleOf(video.title) : `${isolated(titleOf(video.title))} 予告`,
    channelName: channelNameOf(video.ipName),
    poster: pictureOf(video.image),
    ...playedAs(video, source, together),
    duration: isWhole ? video.durationSeconds : undefined,
  }
}

function playedAs(
  { type, startTime }: WireVideo,
  source: 'PLAY' | 'PREVIEW',
  together?: string,
): Pick<PlayedVideo, 'type' | 'startTime'> {
  if (source === 'PREVIEW') return { type: 'ONDEMAND', startTime: undefined }
  if (together !== undefined) return { type: 'TOGETHER', startTime: together }
  return { type: playedTypes[type] ?? 'ONDEMAND', startTime: startTime ? normalisedInstant(startTime) : undefined }
}

/** Access types of videos that the collection lists as movies (C064). */
const movieAccess: readonly WireVideo['accessType'][] = ['GACHA_PRIVILEGE', 'SERIAL_CODE']

/**
 * Which pair of calls reports that the video is played: that of videos, or that of the collection's movies (Q13, Q186).
 * Undefined for a trailer and for YouTube's player.
 */
export function playReportKindOf(
  { type, accessType }: WireVideo,
  source: 'PLAY' | 'PREVIEW',
): VideoPlayerProps['counted'] {
  if (source === 'PREVIEW' || type === 'YOUTUBE') return undefined
  return movieAccess.includes(accessType) ? 'movie' : 'video'
}

/** Messages in place of the player when the server refuses the URL (C121). */
const urlFailures: Readonly<Record<string, Failure>> = {
  PermissionDenied: {
    title: 'この動画は、いまは見られません',
    cause: '見られる期間が終わったか、まだお求めになっていません。',
    remedy: 'ページを読みこみ直して、見る方法をお確かめください。',
  },
  OutOfTerm: {
    title: 'まだ始まっていません',
    cause: '公開の時刻になっていません。',
    remedy: '時刻になってから、もう一度再生してください。',
  },
  NotFound: {
    title: 'この動画は見つかりません',
    cause: 'なくなったか、公開が終わりました。',
    remedy: 'ほかの動画をお選びください。',
  },
}

/** Error codes for which the player itself shows the message. */
export const errorCodesShownByPlayer = Object.keys(urlFailures)

/** The message in place of the player if the server gives no stream URL. */
export function streamUrlFailure(error: unknown): Failure {
  const code = errorCodesShownByPlayer.find((each) => hasMessageCode(error, each))
  return (code && urlFailures[code]) || failureOf(error)
}
