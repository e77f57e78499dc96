import { VideoEmbedScreen } from '@tsudoi/design-system/screens/video/VideoEmbedScreen'
import { useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { hostApp } from '../../platform/hostApp.ts'
import { Page } from '../../shell/Page.tsx'
import { prefetchVideo } from './prefetchVideo.ts'
import { useVideoPage } from './useVideoPage.ts'
import { VideoBuying } from './VideoBuying.tsx'
import { LazyVideoPlayer } from './LazyVideoPlayer.tsx'

/** Prefetches the data of the page. */
export const beforeRender = prefetchVideo

/** The page of a video inside the mobile app. Keyed by video, so that another video starts with new state (R055). */
export function Component() {
  const { id = '', videoId = '' } = useParams()
  return <EmbeddedVideo key={videoId} ipId={id} videoId={videoId} />
}

function EmbeddedVideo({ ipId, videoId }: { ipId: string; videoId: string }) {
  const page = useVideoPage(ipId, videoId)
  const { now, channel, video, wire, source, buying } = page
  return (
    <Page title={wire?.title} channel={{ id: ipId, seed: channel.seed ?? wire?.oshiColor }} isStage>
      <VideoEmbedScreen
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
              autoPlay={page.isBought || source === 'PREVIEW'}
              onEnded={() => source === 'PLAY' && hostApp()?.send({ type: 'videoEnded', videoId })}
            />
          )
        }
        trailer={page.trailer}
        onBuy={buying.open}
        hrefs={{ serial: paths.serialCode, gacha: paths.gacha(ipId), contact: paths.contact }}
        channelsHref={paths.channels}
      />
      <VideoBuying ipId={ipId} page={page} />
    </Page>
  )
}
