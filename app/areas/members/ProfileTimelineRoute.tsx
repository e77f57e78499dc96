import { ProfileTimelineScreen } from '@tsudoi/design-system/screens/members/ProfileTimelineScreen'
import { paths } from '../../paths.ts'
import { postsOfQuery } from '../../queries/post.queries.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../shell/useNow.ts'
import { postView } from '../../mappers/post.mappers.ts'
import { ownPages } from './ownPages.ts'

export function start() {
  if (isMember()) void queryClient.prefetchInfiniteQuery(postsOfQuery(useSession.getState().accountId))
}

/** R015: what the member has written, on whatever timeline. */
export function Component() {
  const accountId = useSession((session) => session.accountId)
  return (
    <Page>
      <ProfileTimelineScreen
        now={useNow()}
        pages={ownPages}
        posts={usePagedList(postsOfQuery(accountId), postView)}
        hrefs={{ channels: paths.channels }}
      />
    </Page>
  )
}
