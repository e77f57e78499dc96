import { newestLoadedPostTime, type CachedPost } from './post.cache.ts'
import { visiblePost } from './hiddenAuthors.ts'
import type { ReaderContext } from './postEntries.ts'

/** The visible posts of `latest` that are newer than all posts in `read` and not among them. */
export function newPostsOf(
  latest: readonly CachedPost[],
  read: readonly CachedPost[],
  { hidden, reader }: Pick<ReaderContext, 'hidden' | 'reader'>,
): CachedPost[] {
  const unread = new Map(latest.map((post) => [post.postId, post]))
  // In most cases the latest posts are at the front of `read`, so this loop ends early even if the list has thousands
  // of posts.
  for (const { postId } of read) {
    if (unread.size === 0) return []
    unread.delete(postId)
  }
  const newest = newestLoadedPostTime(read)
  return [...unread.values()].filter(
    (post) => Date.parse(post.createTime) >= newest && visiblePost(post, hidden, reader)?.is === 'post',
  )
}
