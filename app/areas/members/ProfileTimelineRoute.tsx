import { ProfileTimelineScreen } from '@tsudoi/design-system/screens/members/ProfileTimelineScreen'
import { NoOwnPosts } from '@tsudoi/design-system/screens/post/NoOwnPosts'
import { paths } from '../../paths.ts'
import { preloadPosts, PostTimeline, accountPostsQuery } from '../../posts/posts.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { ownPages } from './ownPages.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  preloadPosts()
  if (isMember()) void queryClient.prefetchInfiniteQuery(accountPostsQuery(useSession.getState().accountId))
}

/** The page with the member's own posts on all timelines (R015). */
export function Component() {
  const accountId = useSession((session) => session.accountId)
  return (
    <Page>
      <ProfileTimelineScreen
        pages={ownPages}
        posts={
          <PostTimeline
            timeline={{ type: 'account', typeId: accountId }}
            label="あなたの投稿"
            empty={<NoOwnPosts channelsHref={paths.channels} />}
          />
        }
      />
    </Page>
  )
}
