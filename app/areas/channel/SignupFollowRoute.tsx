import { SignupFollowScreen } from '@tsudoi/design-system/screens/signup/SignupFollowScreen'
import { paths } from '../../paths.ts'
import { channelsQuery } from '../../queries/channel.queries.ts'
import { useChannels } from '../../queries/useChannels.ts'
import { useFollow } from '../../queries/useFollow.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'

/** Prefetches the data of the page. */
export function beforeRender() {
  void queryClient.prefetchInfiniteQuery(channelsQuery)
}

/** Last step of a sign-up: choose channels to follow. Members can also open it later (R008, S028). */
export function Component() {
  return (
    <Page>
      <SignupFollowScreen channels={useChannels()} onFollow={useFollow()} hrefs={{ home: paths.home }} />
    </Page>
  )
}
