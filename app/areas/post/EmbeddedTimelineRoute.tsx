import { EmbeddedTimelineScreen } from '@tsudoi/design-system/screens/post/EmbeddedTimelineScreen'
import { useParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { preloadPosts, PostTimeline, timelineQuery, embeddedPostHref, readOfficialOnly } from '../../posts/posts.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'

/** Begins the queries of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { type = '', typeId = '' } }) => {
  preloadPosts()
  void queryClient.prefetchInfiniteQuery(timelineQuery({ type, typeId }, readOfficialOnly()))
}

/** A timeline inside the host app (R047). */
export function Component() {
  const { type = '', typeId = '' } = useParams()
  return (
    <Page channel={type === 'ip' ? { id: typeId } : undefined}>
      <EmbeddedTimelineScreen
        posts={<PostTimeline timeline={{ type, typeId }} label="タイムライン" hrefOf={embeddedPostHref} />}
      />
    </Page>
  )
}
