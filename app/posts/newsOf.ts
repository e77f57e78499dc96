import type { CachedPost } from '../queries/post.cache.ts'
import { seenOf } from '../queries/shield.ts'
import type { Reading } from './entries.ts'

/** What of the front of a timeline its reader has not read yet: later than all that was, and shown to them. */
export function newsOf(
  latest: readonly CachedPost[],
  read: readonly CachedPost[],
  { shield, reader }: Pick<Reading, 'shield' | 'reader'>,
): CachedPost[] {
  const known = new Set(read.map(({ postId }) => postId))
  const newest = Math.max(...read.filter(({ isSending }) => !isSending).map(timeOf), -Infinity)
  return latest.filter(
    (post) => !known.has(post.postId) && timeOf(post) >= newest && seenOf(post, shield, reader)?.is === 'post',
  )
}

const timeOf = ({ createTime }: CachedPost) => Date.parse(createTime)
