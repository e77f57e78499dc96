import { useParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import {
  embeddedPostHref,
  embeddedTimelineHref,
  preloadPosts,
  PostPage,
  answersQuery,
  postQuery,
} from '../../posts/posts.ts'
import { queryClient } from '../../queryClient.ts'
import { useCurrentPage } from '../../router/useCurrentPage.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { usePostTitle } from './usePostTitle.ts'

/** Begins the queries of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { type = '', typeId = '', postId = '' } }) => {
  preloadPosts()
  void queryClient.prefetchQuery(postQuery({ type, typeId, postId }))
  void queryClient.prefetchInfiniteQuery(answersQuery({ type, typeId, postId }))
}

/** Page of a post, a comment or a reply with its thread (R046). The host app embeds it too (R048). */
export function Component() {
  const { type = '', typeId = '', postId = '' } = useParams()
  const title = usePostTitle({ type, typeId, postId })
  const isEmbedded = useCurrentPage().header === 'none'
  const isOfChannel = type === 'ip'
  const onWeb = isOfChannel ? paths.channelPosts(typeId) : undefined
  const timelineHref = isEmbedded ? embeddedTimelineHref({ type, typeId }) : onWeb
  const topHref = useIsMember() ? paths.home : paths.top
  return (
    <Page
      title={title}
      back={onWeb && !isEmbedded ? { label: 'タイムライン', href: onWeb } : undefined}
      channel={isOfChannel ? { id: typeId } : undefined}
    >
      <PostPage
        key={postId}
        address={{ type, typeId, postId }}
        wayOn={timelineHref ? { label: 'タイムラインを見る', href: timelineHref } : { label: 'TOPへ', href: topHref }}
        hrefOf={isEmbedded ? embeddedPostHref : undefined}
      />
    </Page>
  )
}
