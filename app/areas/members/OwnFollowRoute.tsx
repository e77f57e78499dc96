import { FollowListScreen } from '@tsudoi/design-system/screens/members/FollowListScreen'
import { followListQuery } from '../../queries/channel.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { ownPages } from './ownPages.ts'
import { useFollowList } from './useFollowList.ts'

export function start() {
  if (isMember()) void queryClient.prefetchInfiniteQuery(followListQuery())
}

/**
 * R014 for members, and R031, which is open: there a guest meets the login-required alert, and no member call is sent
 * (Q17).
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
