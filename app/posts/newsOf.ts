import { latestRead, type CachedPost } from '../queries/post.cache.ts'
import { seenOf } from '../queries/shield.ts'
import type { Reading } from './entries.ts'

/** What of the front of a timeline its reader has not read yet: later than all that was, and shown to them. */
export function newsOf(
  latest: readonly CachedPost[],
  read: readonly CachedPost[],
  { shield, reader }: Pick<Reading, 'shield' | 'reader'>,
): CachedPost[] {
  const known = new Set(read.map(({ postId }) => postId))
  const newest = latestRead(read)
  return latest.filter(
    (post) =>
      !known.has(post.postId) && Date.parse(post.createTime) >= newest && seenOf(post, shield, reader)?.is === 'post',
  )
}
