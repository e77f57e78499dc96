import { useQuery } from '@tanstack/react-query'
import { VideoListScreen } from '@tsudoi/design-system/screens/video/VideoListScreen'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { videoGoneReason, videoChannelView } from './video.mappers.ts'
import { videosQuery } from './videoLists.queries.ts'
import { createVideoSummaryView } from './createVideoSummaryView.ts'

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '' } }) => {
  void queryClient.prefetchQuery(channelQuery(id, isMember()))
  void queryClient.prefetchInfiniteQuery(videosQuery(id, isMember()))
}

/** The page with the videos of a channel (R053). */
export function Component() {
  const { id = '' } = useParams()
  const isMemberNow = useIsMember()
  const channel = videoChannelView(id, useQuery(channelQuery(id, isMemberNow)).data?.ip)
  const [viewOf] = useState(createVideoSummaryView)
  const videos = usePagedList(videosQuery(id, isMemberNow), viewOf)
  return (
    <Page
      title={channel.name && `${channel.name}の動画`}
      channel={{ id, seed: channel.seed }}
      back={{ label: channel.name || 'チャンネル', href: channel.href }}
    >
      <VideoListScreen
        now={useNow()}
        channel={channel}
        videos={videos}
        gone={videoGoneReason(videos.error)}
        hrefs={{ channels: paths.channels, specials: paths.specials(id) }}
      />
    </Page>
  )
}
