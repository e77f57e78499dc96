import { FollowListScreen } from '@tsudoi/design-system/screens/members/FollowListScreen'
import { followListQuery } from '../../queries/channel.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { ownPages } from './ownPages.ts'
import { useFollowList } from './useFollowList.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  if (isMember()) void queryClient.prefetchInfiniteQuery(followListQuery())
}

/**
 * The page with the channels that the member follows. The router admits only members to R014. It admits guests to R031
 * too; there a guest is asked to log in, and no member call is sent (Q17).
 */
export function Component() {
  const { viewer, hrefs } = useMembersOnly()
  const list = useFollowList(undefined, viewer === 'member')
  return (
    <Page>
      <FollowListScreen whose="own" pages={ownPages} entrance={viewer === 'guest' ? hrefs : undefined} {...list} />
    </Page>
  )
}
