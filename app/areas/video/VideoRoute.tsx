import { lazyComponent } from '@tsudoi/design-system/lazy'
import { broadcastPhaseOf, accessOptionFor } from '@tsudoi/design-system/screens/video/video.rules'
import { VideoScreen } from '@tsudoi/design-system/screens/video/VideoScreen'
import type { VideoSummary } from '@tsudoi/design-system/screens/video/video.types'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { LazyCalendarButton } from '../../calendar/LazyCalendarButton.ts'
import { paths } from '../../paths.ts'
import { useStateField } from '../../router/locationState.ts'
import { onNetworkIdle } from '../../shell/onNetworkIdle.ts'
import { Page } from '../../shell/Page.tsx'
import { prefetchVideo } from './prefetchVideo.ts'
import { useNextVideoCountdown } from './useNextVideoCountdown.ts'
import { usePlaylist } from './usePlaylist.ts'
import { useVideoPage } from './useVideoPage.ts'
import { preloadBuyingDialogs, VideoBuying } from './VideoBuying.tsx'
import { LazyVideoPlayer } from './LazyVideoPlayer.tsx'

// The button that keeps the item for later. It loads after the page's content.
const LaterSlot = lazyComponent(() => import('../../later/LaterSlot.tsx').then((file) => file.LaterSlot))

/** Prefetches the data of the page. */
export const beforeRender = prefetchVideo

/** The page of a video with its player. Keyed by video, so that another video starts with new state (R054). */
export function Component() {
  const { id = '', videoId = '' } = useParams()
  return <VideoPage key={videoId} ipId={id} videoId={videoId} />
}

/** Whether the next video may start by itself: the viewer has access, and it has begun. */
const playsItself = (video: VideoSummary | undefined, now: string) =>
  video !== undefined && !accessOptionFor(video, now) && broadcastPhaseOf(video, now) !== 'toCome'

function VideoPage({ ipId, videoId }: { ipId: string; videoId: string }) {
  const page = useVideoPage(ipId, videoId)
  const { now, channel, video, wire, source, buying } = page
  const navigate = useNavigate()
  /** Whether the user came from another video of the playlist, so that this one starts playing. */
  const startsPlaying = useStateField('plays') === true
  const { playlist, previous, next } = usePlaylist(wire?.playlistId, videoId, page.isMember)
  const goTo = (to: VideoSummary) => void navigate(to.href, { state: { plays: true } })
  const goOn = () => next && goTo(next)
  const nextUp = useNextVideoCountdown(playsItself(next, now), goOn)
  useEffect(() => onNetworkIdle(preloadBuyingDialogs), [])

  return (
    <Page
      title={wire?.title}
      channel={{ id: ipId, seed: channel.seed ?? wire?.oshiColor }}
      back={{ label: '動画', href: channel.videosHref }}
    >
      <VideoScreen
        now={now}
        channel={channel}
        video={video}
        gone={page.gone}
        player={
          wire &&
          source && (
            <LazyVideoPlayer
              key={source}
              video={wire}
              source={source}
              autoPlay={page.isBought || source === 'PREVIEW' || startsPlaying}
              onPlay={nextUp.cancel}
              onEnded={() => source === 'PLAY' && next && nextUp.begin()}
              onNext={next && goOn}
              onPrevious={previous && (() => goTo(previous))}
            />
          )
        }
        trailer={page.trailer}
        playlist={playlist}
        nextUp={
          next && nextUp.isShown
            ? { video: next, seconds: nextUp.seconds, onPlay: goOn, onCancel: nextUp.cancel }
            : undefined
        }
        onBuy={buying.open}
        calendar={(shown) => <LazyCalendarButton subject={{ kind: 'broadcast', video: shown }} />}
        later={
          <LaterSlot
            kind="video"
            ids={[ipId, videoId]}
            details={video.state === 'ready' ? { ...video.data, channel } : undefined}
          />
        }
        hrefs={{
          channels: paths.channels,
          serial: paths.serialCode,
          gacha: paths.gacha(ipId),
          contact: paths.contact,
        }}
      />
      <VideoBuying ipId={ipId} page={page} />
    </Page>
  )
}
