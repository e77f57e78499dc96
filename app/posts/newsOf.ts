import { latestRead, type CachedPost } from '../queries/post.cache.ts'
import { visiblePost } from '../queries/hiddenAuthors.ts'
import type { Reading } from './entries.ts'

/** What of the front of a timeline its reader has not read yet: later than all that was, and shown to them. */
export function newsOf(
  latest: readonly CachedPost[],
  read: readonly CachedPost[],
  { hidden, reader }: Pick<Reading, 'hidden' | 'reader'>,
): CachedPost[] {
  const unread = new Map(latest.map((post) => [post.postId, post]))
  // Mostly all of it stands at the front of what was read: thousands behind it are not looked at.
  for (const { postId } of read) {
    if (unread.size === 0) return []
    unread.delete(postId)
  }
  const newest = latestRead(read)
  return [...unread.values()].filter(
    (post) => Date.parse(post.createTime) >= newest && visiblePost(post, hidden, reader)?.is === 'post',
  )
}
