import { useQuery } from '@tanstack/react-query'
import { ProfileScreen } from '@tsudoi/design-system/screens/members/ProfileScreen'
import { paths } from '../../paths.ts'
import { followsQuery } from '../../queries/channel.queries.ts'
import { profileQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { channelView } from '../../mappers/channel.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { preloadPosts, OwnLatestPosts } from '../../posts/posts.ts'
import { ownPages } from './ownPages.ts'
import { ownProfileView } from './profile.mappers.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  if (!isMember()) return
  preloadPosts()
  void queryClient.prefetchQuery(profileQuery)
  void queryClient.prefetchQuery(followsQuery)
}

/** The page with the member's own profile (R010). */
export function Component() {
  const accountId = useSession((session) => session.accountId)
  const profile = useQuery(profileQuery)
  const follows = useQuery(followsQuery)
  return (
    <Page>
      <ProfileScreen
        pages={ownPages}
        profile={loadableOf(profile, (data) => ownProfileView(data.profile))}
        follows={loadableOf(follows, ({ list }) => list.map(channelView))}
        posts={<OwnLatestPosts />}
        hrefs={{
          edit: paths.profileEdit,
          public: paths.user(accountId),
          follows: paths.profileFollows,
          posts: paths.profilePosts,
          channels: paths.channels,
        }}
      />
    </Page>
  )
}
