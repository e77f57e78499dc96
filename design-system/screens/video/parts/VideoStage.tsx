import type { ReactNode } from 'react'
import { Artwork } from '../../../components/Artwork.tsx'
import { accessOptionFor } from '../video.rules.ts'
import type { Video, VideoChannel, VideoTrailer } from '../video.types.ts'
import { LazyVideoAccessGate } from './LazyVideoAccessGate.tsx'
import type { VideoAccessGateProps } from './VideoAccessGate.tsx'

export interface VideoStageProps extends Pick<VideoAccessGateProps, 'hrefs' | 'onBuy'> {
  video: Video
  channel: VideoChannel
  now: string
  /** The player of the video or of the trailer; absent while the user cannot watch the video. */
  player?: ReactNode | undefined
  trailer: VideoTrailer
}

/**
 * The classes for the width of the video's picture. The whole picture fits into the viewport's height, so that it is
 * not cut on a phone in landscape.
 */
export const stageWidthClasses = 'mx-auto w-full max-w-[calc((100svh-5rem)*16/9)]'

const room = 'grid content-end gap-x-8 gap-y-5 px-4 pt-5 desk:pr-0 desk:pl-8'
/**
 * The classes for the button to get access. On a desktop it is beside the picture, so that it is in the first view. Its
 * space is reserved while loading.
 */
const beside = `${room} min-h-46 desk:pt-0`
const below = `${room} desk:grid-cols-[minmax(0,1fr)_20rem] desk:items-end`

/** The player, or the video's picture and the step that is needed to watch it. */
export function VideoStage({ video, channel, now, player, trailer, ...ways }: VideoStageProps) {
  const missing = accessOptionFor(video, now)
  return (
    <div className={player ? undefined : 'desk:grid desk:grid-cols-[minmax(0,1fr)_20rem]'}>
      <div className={stageWidthClasses}>
        {player ?? <Artwork src={video.image} alt="" ratio="16:9" id={video.id} isPriority />}
      </div>
      {missing && (!player || trailer.isPlaying) && (
        <div className={player ? below : beside}>
          <LazyVideoAccessGate
            missing={missing}
            hasTrailer={video.hasPreview && !trailer.isPlaying}
            onPreview={trailer.onPlay}
            videosHref={channel.videosHref}
            {...ways}
          />
        </div>
      )}
    </div>
  )
}
