import { useQuery } from '@tanstack/react-query'
import { SpecialListScreen } from '@tsudoi/design-system/screens/video/SpecialListScreen'
import { useParams } from 'react-router-dom'
import { specialView } from '../../mappers/special.mappers.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { videoGoneReason, videoChannelView } from './video.mappers.ts'
import { specialsQuery } from './videoLists.queries.ts'

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '' } }) => {
  void queryClient.prefetchQuery(channelQuery(id, isMember()))
  void queryClient.prefetchInfiniteQuery(specialsQuery(id))
}

/** The page with the special pages of a channel (R056). */
export function Component() {
  const { id = '' } = useParams()
  const channel = videoChannelView(id, useQuery(channelQuery(id, useIsMember())).data?.ip)
  const specials = usePagedList(specialsQuery(id), specialView)
  return (
    <Page
      title={channel.name && `${channel.name}の特集`}
      channel={{ id, seed: channel.seed }}
      back={{ label: channel.name || 'チャンネル', href: channel.href }}
    >
      <SpecialListScreen
        channel={channel}
        specials={specials}
        gone={videoGoneReason(specials.error)}
        hrefs={{ channels: paths.channels }}
      />
    </Page>
  )
}
