import type { ReactNode } from 'react'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { Light } from '../../components/Light.tsx'
import { ModeArea } from '../../components/ModeArea.tsx'
import { Obi } from '../../components/Obi.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { lazyComponent } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import { lazyBelowFold } from '../parts/lazyBelowFold.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { LazyVideoGone } from './parts/LazyVideoGone.tsx'
import { VideoStage, stageWidthClasses } from './parts/VideoStage.tsx'
import { VideoDescription } from './parts/VideoDescription.tsx'
import { nextUpText, videoKindText } from './video.rules.ts'
import type { NextUp, Video, VideoChannel, VideoGone, VideoPlaylist, VideoTrailer } from './video.types.ts'

const Playlist = lazyBelowFold(
  () => import('./parts/PlaylistSection.tsx').then((file) => file.PlaylistSection),
  '再生リストを読みこめませんでした',
)
/** The line that offers the next video. Its module is not needed until a video ends. */
const NextUpLine = lazyComponent(() => import('./parts/NextUpLine.tsx').then((file) => file.NextUpLine))

export interface VideoScreenProps {
  now: string
  channel: VideoChannel
  video: Loadable<Video>
  /** Why the video is unavailable; absent when it is available. */
  gone?: VideoGone | undefined
  /** The player of the video or of the trailer; absent while the user cannot watch the video. */
  player?: ReactNode | undefined
  trailer: VideoTrailer
  /** The playlist of the video; absent without one. */
  playlist?: Loadable<VideoPlaylist> | undefined
  /** The next video of the playlist; set when the current video has ended. */
  nextUp?: NextUp | undefined
  /** Called when the price is pressed. Then follows the log-in, the final confirmation, or the coin shop. */
  onBuy: () => void
  /** Renders the button that puts a coming premiere or live broadcast into the user's calendar. */
  calendar?: ((video: Video) => ReactNode) | undefined
  /** The button that keeps the video for later; for an unavailable video, the one that removes it again. */
  later?: ReactNode | undefined
  /** The links of the page: ways to get access that coins cannot buy, and the list of all channels. */
  hrefs: { channels: string; serial: string; gacha: string; contact: string }
}

/** A video on its own page: the player in a dark area, and below it the description and the playlist (W086). */
export function VideoScreen(props: VideoScreenProps) {
  const { channel, video, gone, hrefs } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed} className="pb-24">
      {gone ? (
        <div className="page py-14">
          <h1 className="heading mb-8 text-32">動画</h1>
          <LazyVideoGone why={gone} channel={channel} channelsHref={hrefs.channels} />
          {props.later}
        </div>
      ) : (
        <Loaded value={video} isFullBleed holdsHeading label="動画を読みこみ中" skeleton={<VideoSkeleton />}>
          {(shown) => (
            <>
              <Hall {...props} video={shown} />
              <VideoDescription
                video={shown}
                channel={channel}
                now={props.now}
                calendar={props.calendar}
                later={props.later}
              />
              {props.playlist && (
                <div className="page">
                  <Playlist playlist={props.playlist} current={shown.id} now={props.now} />
                </div>
              )}
            </>
          )}
        </Loaded>
      )}
    </ChannelTheme>
  )
}

const hall = 'relative isolate overflow-clip'
const row = 'desk:page desk:grid desk:grid-cols-[6rem_minmax(0,1fr)] desk:pt-8'

/**
 * The dark area at the top of the page: the channel's obi (vertical title band), and the player, or the step that the
 * user needs to watch the video.
 */
function Hall(props: Omit<VideoScreenProps, 'video'> & { video: Video }) {
  const { video, channel, now, player, trailer, nextUp, hrefs } = props
  return (
    <ModeArea mode="stage" className={hall}>
      <Light />
      <div className={row}>
        <div aria-hidden="true" className="max-desk:hidden">
          <Obi
            size="large"
            title={channel.name || '動画'}
            isName={channel.name !== ''}
            top={videoKindText[video.kind]}
            className="w-24!"
          />
        </div>
        <div className="min-w-0">
          <VideoStage
            video={video}
            channel={channel}
            now={now}
            player={player}
            trailer={trailer}
            hrefs={hrefs}
            onBuy={props.onBuy}
          />
          {/* Announced once, not every second. The live region is rendered before its text. */}
          <output className="sr-only">{nextUp && nextUpText(nextUp.seconds)}</output>
          {nextUp && <NextUpLine {...nextUp} />}
        </div>
      </div>
      <div className="h-4 desk:h-8" />
    </ModeArea>
  )
}

function VideoSkeleton() {
  return (
    <>
      <ModeArea mode="stage" className={hall}>
        <div className={row}>
          <Skeleton shape="block" className="aspect-auto h-full border border-hair max-desk:hidden" />
          <div className={stageWidthClasses}>
            <Skeleton shape="block" className="aspect-16/9" />
          </div>
        </div>
        <div className="h-4 desk:h-8" />
      </ModeArea>
      <div className="page pt-6">
        <Skeleton shape="line" className="w-24" />
        <Skeleton shape="line" className="mt-3 h-8 max-w-120" />
        <Skeleton shape="line" className="mt-6 max-w-180" />
      </div>
    </>
  )
}
