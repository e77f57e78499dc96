import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ProfileScreen } from '@tsudoi/design-system/screens/members/ProfileScreen'
import { paths } from '../../paths.ts'
import { followsQuery } from '../../queries/channel.queries.ts'
import { profileQuery } from '../../queries/member.queries.ts'
import { postsOfQuery } from '../../queries/post.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../shell/useNow.ts'
import { channelView } from '../../mappers/channel.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { postView } from '../../mappers/post.mappers.ts'
import { ownPages } from './ownPages.ts'
import { ownProfileView } from './profile.mappers.ts'

/** The latest few posts stand on the profile. */
const postsShown = 3

export function start() {
  if (!isMember()) return
  void queryClient.prefetchQuery(profileQuery)
  void queryClient.prefetchQuery(followsQuery)
}

/** R010: the member's own profile. */
export function Component() {
  const accountId = useSession((session) => session.accountId)
  const profile = useQuery(profileQuery)
  const follows = useQuery(followsQuery)
  const posts = useInfiniteQuery(postsOfQuery(accountId))
  return (
    <Page>
      <ProfileScreen
        now={useNow()}
        pages={ownPages}
        profile={loadableOf(profile, (data) => ownProfileView(data.profile))}
        follows={loadableOf(follows, ({ list }) => list.map(channelView))}
        posts={loadableOf(posts, ({ pages }) =>
          (pages[0]?.items ?? []).slice(0, postsShown).map((post) => postView(post)),
        )}
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
