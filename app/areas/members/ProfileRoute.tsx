import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ProfileScreen } from '@tsudoi/design-system/screens/members/ProfileScreen'
import { paths } from '../../paths.ts'
import { followsQuery } from '../../queries/channel.queries.ts'
import { profileQuery } from '../../queries/member.queries.ts'
import { postsOfQuery } from '../../queries/post.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { channelView } from '../../mappers/channel.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { fetchPosts, OwnLatest } from '../../posts/lazyPosts.tsx'
import { ownPages } from './ownPages.ts'
import { ownProfileView } from './profile.mappers.ts'

/** The latest few posts stand on the profile. */
const postsShown = 3

export function start() {
  if (!isMember()) return
  fetchPosts()
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
        pages={ownPages}
        profile={loadableOf(profile, (data) => ownProfileView(data.profile))}
        follows={loadableOf(follows, ({ list }) => list.map(channelView))}
        posts={loadableOf(posts, ({ pages }) => {
          const latest = pages[0]?.items.slice(0, postsShown) ?? []
          return latest.length > 0 ? <OwnLatest posts={latest} /> : undefined
        })}
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
