import { LatestPosts } from '@tsudoi/design-system/screens/post/LatestPosts'
import type { CachedPost } from '../queries/post.cache.ts'
import { useNow } from '../shell/useNow.ts'
import { entriesOf } from './entries.ts'
import { PostDialogs } from './PostDialogs.tsx'
import { usePostActions } from './usePostActions.ts'
import { useReading } from './useReading.ts'

/** The few posts that stand on one's own profile. */
export function OwnLatest({ posts }: { posts: readonly CachedPost[] }) {
  const reading = useReading()
  const { actions, ...dialogs } = usePostActions()
  const shown = entriesOf(posts, reading).flatMap((entry) => (entry.is === 'post' ? [entry.post] : []))
  return (
    <>
      <LatestPosts posts={shown} now={useNow()} actions={actions} />
      <PostDialogs {...dialogs} />
    </>
  )
}
