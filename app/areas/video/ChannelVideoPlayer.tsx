import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { hasMessageCode } from '../../api/apiError.ts'
import { videoKeys } from '../../queries/video.keys.ts'
import { queryClient } from '../../queryClient.ts'
import { Player, videoSourceQuery, type VideoPlayerProps } from '../../player/player.ts'
import { startSecondsIn } from '../../sharing/sharing.ts'
import { serverNow } from '../../time/clock.ts'
import { canWatchTogether } from '../../together/canWatchTogether.ts'
import { useTogetherLink } from '../../together/useTogetherLink.ts'
import { playReportKindOf, playedVideoView, errorCodesShownByPlayer, streamUrlFailure } from './videoPlay.mappers.ts'

/**
 * The panel below the player on a page that was opened by a link to watch a film together. Its code loads only for such
 * a link.
 */
const TogetherContainer = lazyComponent(() =>
  import('../../together/TogetherContainer.tsx').then((file) => file.TogetherContainer),
)

/** Props of `ChannelVideoPlayer`. */
export interface ChannelVideoPlayerProps extends Pick<
  VideoPlayerProps,
  'autoPlay' | 'onEnded' | 'onNext' | 'onPrevious'
> {
  video: WireVideo
  /** The stream to play. `PLAY`: the whole video; `PREVIEW`: its trailer, which everyone may watch. */
  source: 'PLAY' | 'PREVIEW'
  /** Called when playback starts or resumes. */
  onPlay?: () => void
}

/** Refetches all data about videos, after a video was watched or the server has refused it. */
const refetchVideos = () => void queryClient.invalidateQueries({ queryKey: videoKeys.all })

/**
 * The player with a video of a channel. Gives the player its stream URL, and from the page's URL the position to start
 * at, or the time at which viewers watch together. Refetches the data about videos after playing (C121, S119, Q472,
 * Q531).
 */
export function ChannelVideoPlayer({ video, source, onPlay, ...parts }: ChannelVideoPlayerProps) {
  const [search] = useSearchParams()
  const isWhole = source === 'PLAY'
  const link = useTogetherLink()
  const { videoId: id, durationSeconds: seconds } = video
  const [isSupported] = useState(() => canWatchTogether(video, serverNow()))
  const together = isSupported && link?.is === 'at' ? link.startAt : undefined
  const played = playedVideoView(video, source, together)
  const loadSource = async (isRenewal: boolean) => {
    const { meta, ...query } = videoSourceQuery(video.videoId, source, isRenewal)
    return queryClient
      .fetchQuery({ ...query, meta: { ...meta, handles: errorCodesShownByPlayer } })
      .catch((error: unknown) => {
        // Refetches the video if its rental has ended, because the page then offers other ways to watch, or if it has
        // not started, because its start may have been moved.
        if (['PermissionDenied', 'OutOfTerm'].some((code) => hasMessageCode(error, code))) refetchVideos()
        throw error
      })
  }
  return (
    <div onPlayCapture={onPlay}>
      <Player
        video={played}
        loadSource={loadSource}
        failureOf={streamUrlFailure}
        counted={playReportKindOf(video, source)}
        startAt={isWhole ? startSecondsIn(search) : undefined}
        canShareMoment={isWhole}
        below={
          link && isWhole
            ? (view) => (
                <TogetherContainer
                  link={link}
                  view={view}
                  isSupported={isSupported}
                  video={{ id, seconds, title: played.title }}
                />
              )
            : undefined
        }
        onSeen={refetchVideos}
        {...parts}
      />
    </div>
  )
}
