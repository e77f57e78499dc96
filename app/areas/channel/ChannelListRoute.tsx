import { ChannelListScreen } from '@tsudoi/design-system/screens/channel/ChannelListScreen'
import { paths } from '../../paths.ts'
import { channelsQuery } from '../../queries/channel.queries.ts'
import { useChannels } from '../../queries/useChannels.ts'
import { queryClient } from '../../queryClient.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'

/** Prefetches the data of the page. */
export function beforeRender() {
  void queryClient.prefetchInfiniteQuery(channelsQuery)
}

/** List of all channels (R049). */
export function Component() {
  const hrefs = { top: useIsMember() ? paths.home : paths.top, campaigns: paths.campaigns() }
  return (
    <Page>
      <ChannelListScreen channels={useChannels()} hrefs={hrefs} />
    </Page>
  )
}
