import type { Loadable } from '@tsudoi/design-system/loadable'
import type { Paged } from '@tsudoi/design-system/paged'
import type { Post, PostEntry } from '@tsudoi/design-system/screens/post/post.types'
import { LatestPosts } from '@tsudoi/design-system/screens/post/LatestPosts'
import { Timeline } from '@tsudoi/design-system/screens/post/Timeline'
import { exampleNow } from '../../examples/exampleNow.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { postActions } from '../parts/postActions.ts'

/** Wraps example posts as entries of a timeline. */
export const entriesOf = (posts: readonly Post[]): PostEntry[] => posts.map((post) => ({ is: 'post', post }))

/** A paginated list of example posts; complete unless `rest` says otherwise. */
export const pagedPosts = (posts: readonly Post[], rest?: Omit<Paged<PostEntry>, 'items'>) =>
  pagedExample(entriesOf(posts), rest)

/** A timeline of example posts, for screens that contain one. */
export const timelineOf = (posts: readonly Post[]) => (
  <Timeline
    now={exampleNow}
    label="投稿"
    posts={pagedPosts(posts)}
    actions={postActions()}
    empty={<p className="pt-5 text-quiet">投稿はまだありません。</p>}
  />
)

/** The latest example posts, for the profile. */
export const latestPostsOf = (posts: Loadable<Post[]>) => (
  <LatestPosts posts={posts} now={exampleNow} actions={postActions()} />
)
