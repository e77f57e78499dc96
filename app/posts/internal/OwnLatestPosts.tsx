import { useInfiniteQuery } from '@tanstack/react-query'
import { LatestPosts } from '@tsudoi/design-system/screens/post/LatestPosts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { accountPostsQuery } from './post.queries.ts'
import { useNow } from '../../time/useNow.ts'
import { postEntriesOf } from './postEntries.ts'
import { PostDialogs } from './PostDialogs.tsx'
import { usePostActions } from './usePostActions.ts'
import { useReaderContext } from './useReaderContext.ts'

/** How many posts the member's profile shows. */
const maxPosts = 3

/** The member's own latest posts. */
export function OwnLatestPosts() {
  const reading = useReaderContext()
  const posts = useInfiniteQuery(accountPostsQuery(reading.reader))
  const { actions, ...dialogs } = usePostActions()
  // The reader's own posts are never covered by muted words, so they do not wait for these.
  const shown = loadableOf(posts, ({ pages }) =>
    postEntriesOf(pages[0]?.items.slice(0, maxPosts) ?? [], reading).flatMap((entry) =>
      entry.is === 'post' ? [entry.post] : [],
    ),
  )
  return (
    <>
      <LatestPosts posts={shown} now={useNow()} actions={actions} />
      <PostDialogs {...dialogs} />
    </>
  )
}
