import type { Post, PostEntry } from '@tsudoi/design-system/screens/post/post.types'
import { postView } from '../mappers/post.mappers.ts'
import { shownLike } from '../queries/likes.ts'
import type { CachedPost } from '../queries/post.cache.ts'
import { visiblePost, type HiddenAuthor } from '../queries/hiddenAuthors.ts'

/** What decides, beside the posts themselves, how a reader sees them. */
export interface Reading {
  /** The reader's account; empty for a guest. */
  reader: string
  hidden: ReadonlyMap<string, HiddenAuthor>
  /** Likes that the host has not confirmed. */
  likes: ReadonlyMap<string, boolean>
  /** Rather not shown: where a link to the place would lead to the page itself. */
  hidesPlace?: boolean
  /** The embedded device has addresses of its own (R048). */
  hrefOf?: (post: CachedPost) => string
}

interface Made extends Pick<Reading, 'reader' | 'hidesPlace'> {
  liked: boolean | undefined
  entry: PostEntry
}

const made = new WeakMap<CachedPost, Made>()
const sources = new WeakMap<Post, CachedPost>()

/** The post that a view was made of. */
export const sourceOf = (view: Post): CachedPost | undefined => sources.get(view)

function entryOf(post: CachedPost, { reader, likes, hidesPlace, hrefOf }: Reading): PostEntry {
  const liked = likes.get(post.postId)
  const last = made.get(post)
  // The same object as before: rows that have not changed are not rendered again.
  if (last && last.reader === reader && last.liked === liked && last.hidesPlace === hidesPlace) return last.entry
  const view = postView(post, reader, shownLike(post.like, liked))
  if (hidesPlace) delete view.place
  if (hrefOf && view.href) view.href = hrefOf(post)
  const entry: PostEntry = { is: 'post', post: view }
  sources.set(view, post)
  made.set(post, { reader, liked, hidesPlace, entry })
  return entry
}

/** Posts as a list shows them: without hidden authors, with the likes that the host has not confirmed. */
export function entriesOf(posts: readonly CachedPost[], reading: Reading): PostEntry[] {
  return posts.flatMap((post): PostEntry[] => {
    const seen = visiblePost(post, reading.hidden, reading.reader)
    if (!seen) return []
    if (seen.is === 'post') return [entryOf(post, reading)]
    const { accountId, nickName } = seen.author
    return [{ is: 'blocked', place: { key: post.localKey ?? post.postId, accountId, nickName } }]
  })
}
