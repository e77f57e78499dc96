import type { ReactNode } from 'react'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { ModeArea } from '../../components/ModeArea.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TitleText } from '../../components/TitleText.tsx'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { LazyVideoGone } from './parts/LazyVideoGone.tsx'
import { VideoStage, stageWidthClasses, type VideoStageProps } from './parts/VideoStage.tsx'
import type { Video, VideoChannel, VideoGone } from './video.types.ts'

export interface VideoEmbedScreenProps extends Pick<VideoStageProps, 'hrefs' | 'onBuy' | 'trailer'> {
  now: string
  channel: VideoChannel
  video: Loadable<Video>
  gone?: VideoGone | undefined
  /** The player; absent while the user cannot watch the video. */
  player?: ReactNode | undefined
  channelsHref: string
}

type EmbeddedProps = Omit<VideoEmbedScreenProps, 'video'> & { video: Video }

/** A video inside the mobile app (W087): the player alone, without header and footer. */
export function VideoEmbedScreen(props: VideoEmbedScreenProps) {
  const { channel, video, gone, channelsHref } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed}>
      <ModeArea mode="stage" className="grid min-h-svh content-center pb-6">
        {gone ? (
          <div className="px-4">
            <h1 className="heading mb-6 text-24">動画</h1>
            <LazyVideoGone why={gone} channel={channel} channelsHref={channelsHref} />
          </div>
        ) : (
          <Loaded value={video} isFullBleed holdsHeading label="動画を読みこみ中" skeleton={<EmbedSkeleton />}>
            {(shown) => <Embedded {...props} video={shown} />}
          </Loaded>
        )}
      </ModeArea>
    </ChannelTheme>
  )
}

function Embedded({ video, channel, now, player, trailer, hrefs, onBuy }: EmbeddedProps) {
  return (
    <>
      <VideoStage
        video={video}
        channel={channel}
        now={now}
        player={player}
        trailer={trailer}
        hrefs={hrefs}
        onBuy={onBuy}
      />
      <h1 className="heading px-4 pt-4 text-20">
        <TitleText>{video.title}</TitleText>
      </h1>
    </>
  )
}

const EmbedSkeleton = () => (
  <div className={stageWidthClasses}>
    <Skeleton shape="block" className="aspect-16/9" />
  </div>
)
