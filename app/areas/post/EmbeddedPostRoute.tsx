import { useParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { fetchPosts, PostPage } from '../../posts/lazyPosts.tsx'
import { answersQuery, postQuery } from '../../queries/post.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'
import { embeddedHref, embeddedTimelineHref } from './embeddedHref.ts'

export const start: PageFile['start'] = ({ params: { type = '', typeId = '', postId = '' } }) => {
  fetchPosts()
  void queryClient.prefetchQuery(postQuery({ type, typeId, postId }))
  void queryClient.prefetchInfiniteQuery(answersQuery({ type, typeId, postId }))
}

/** R048: a post with its thread, inside the host app. */
export function Component() {
  const { type = '', typeId = '', postId = '' } = useParams()
  return (
    <Page channel={type === 'ip' ? { id: typeId } : undefined}>
      <PostPage
        key={postId}
        address={{ type, typeId, postId }}
        timelineHref={embeddedTimelineHref({ type, typeId })}
        hrefOf={embeddedHref}
      />
    </Page>
  )
}
