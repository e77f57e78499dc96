import { useQuery } from '@tanstack/react-query'
import { mergeNewestPosts, overlapsLoaded, type CachedPost } from './post.cache.ts'
import { useDeletedPosts } from './deletedPosts.ts'
import { postKeys, type Timeline } from './post.keys.ts'
import { newestPostsQuery } from './post.queries.ts'
import type { ReaderContext } from './postEntries.ts'
import { newPostsOf } from './newPostsOf.ts'

interface Read {
  posts: readonly CachedPost[] | undefined
  readAt: number
}

/**
 * The posts that are newer than the loaded timeline, without those that the member has deleted. They are shown only
 * when the user requests them by `onShow`.
 */
export function useNewPosts(
  timeline: Timeline,
  isOfficialOnly: boolean,
  { posts, readAt }: Read,
  reading: ReaderContext,
) {
  const { data } = useQuery({ ...newestPostsQuery(timeline, isOfficialOnly, readAt), enabled: posts !== undefined })
  const { posts: deleted, leaving } = useDeletedPosts()
  const deletedIds = new Set([...deleted, ...leaving].map(({ postId }) => postId))
  const latest = data?.posts.filter(({ postId }) => !deletedIds.has(postId)) ?? []
  const news = newPostsOf(latest, posts ?? [], reading)
  return {
    count: news.length,
    hasMore: data?.next !== undefined && news.length > 0 && !overlapsLoaded(latest, posts ?? []),
    onShow: () => {
      if (data) mergeNewestPosts(postKeys.timeline(timeline, isOfficialOnly), { ...data, posts: latest })
    },
  }
}
