import { useParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { fetchPosts, PostPage } from '../../posts/lazyPosts.tsx'
import { answersQuery, postQuery } from '../../queries/post.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { Page } from '../../shell/Page.tsx'

export const start: PageFile['start'] = ({ params: { type = '', typeId = '', postId = '' } }) => {
  fetchPosts()
  void queryClient.prefetchQuery(postQuery({ type, typeId, postId }))
  void queryClient.prefetchInfiniteQuery(answersQuery({ type, typeId, postId }))
}

/** R046: a post, a comment or a reply. */
export function Component() {
  const { type = '', typeId = '', postId = '' } = useParams()
  const timelineHref = type === 'ip' ? paths.channelPosts(typeId) : undefined
  return (
    <Page
      back={timelineHref ? { label: 'タイムライン', href: timelineHref } : undefined}
      channel={type === 'ip' ? { id: typeId } : undefined}
    >
      <PostPage key={postId} address={{ type, typeId, postId }} timelineHref={timelineHref} />
    </Page>
  )
}
