import { useQuery } from '@tanstack/react-query'
import { FollowListScreen } from '@tsudoi/design-system/screens/members/FollowListScreen'
import { NotFoundScreen } from '@tsudoi/design-system/screens/system/NotFoundScreen'
import { useParams } from 'react-router-dom'
import { isNotFound } from '../../api/apiError.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { followListQuery } from '../../queries/channel.queries.ts'
import { userQuery } from '../../queries/user.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useFollowList } from './useFollowList.ts'
import { useMutedUser } from './useMutedUser.ts'

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '' } }) => {
  void queryClient.prefetchInfiniteQuery(followListQuery(id))
  void queryClient.prefetchQuery(userQuery(id))
}

/** The page with the channels that another member follows (Q33). Shows "not found" for a blocked member (R033). */
export function Component() {
  const { id = '' } = useParams()
  const isMember = useIsMember()
  const list = useFollowList(id)
  const user = useQuery(userQuery(id))
  const profile = user.data?.profile
  const { muted, isKnown } = useMutedUser(profile)
  const nickName = isKnown && !muted ? profile?.nickName : undefined
  return (
    <Page back={{ label: 'プロフィール', href: paths.user(id) }}>
      {isNotFound(list.channels.error) ? (
        <NotFoundScreen topHref={isMember ? paths.home : paths.top} />
      ) : (
        <FollowListScreen whose={{ nickName, href: paths.user(id) }} {...list} />
      )}
    </Page>
  )
}
