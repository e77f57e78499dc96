import { lazyComponent } from '@tsudoi/design-system/lazy'
import { VideoEmbedScreen } from '@tsudoi/design-system/screens/video/VideoEmbedScreen'
import { useParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { withPaymentLine } from '../../payments/withPaymentLine.ts'
import { hostApp } from '../../platform/host.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useVideoPage } from './useVideoPage.ts'
import { videoQuery } from './video.queries.ts'
import { fetchPlayer, VideoStage } from './VideoStage.tsx'

const VideoQuestions = lazyComponent(() =>
  withPaymentLine(() => import('./VideoQuestions.tsx')).then((file) => file.VideoQuestions),
)

export const start: PageFile['start'] = ({ params: { id = '', videoId = '' } }) => {
  fetchPlayer()
  void queryClient.prefetchQuery(channelQuery(id, isMember()))
  void queryClient.prefetchQuery(videoQuery(videoId, isMember()))
}

/** R055: a video inside the mobile app. Another video is another page. */
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
            <VideoStage
              key={source}
              video={wire}
              source={source}
              autoPlay={page.isBought || source === 'PREVIEW'}
              onEnded={() => source === 'PLAY' && hostApp()?.send({ type: 'videoEnded', videoId })}
            />
          )
        }
        isPreview={source === 'PREVIEW'}
        onBuy={buying.open}
        onPreview={page.onPreview}
        hrefs={{ serial: paths.serialCode, gacha: paths.gacha(ipId), contact: paths.contact }}
        channelsHref={paths.channels}
      />
      {buying.isBuying && video.state === 'ready' && (
        <VideoQuestions
          ipId={ipId}
          video={video.data}
          now={now}
          onBought={buying.onBought}
          onClose={buying.close}
          onFailed={buying.close}
        />
      )}
    </Page>
  )
}
