import type { Post, PostEntry } from '@tsudoi/design-system/screens/post/post.types'
import { postView } from './post.mappers.ts'
import { shownLike } from './likes.ts'
import type { CachedPost } from './post.cache.ts'
import { visiblePost, type HiddenAuthor } from './hiddenAuthors.ts'

/** Everything besides the posts that determines how they are shown: the reader and their settings. */
export interface ReaderContext {
  /** Id of the reader's account. Empty for a guest. */
  reader: string
  hidden: ReadonlyMap<string, HiddenAuthor>
  /** Likes that the server has not confirmed, by post id. */
  likes: ReadonlyMap<string, boolean>
  /** Whether to hide the link to where a post was written, because it would lead to the current page. */
  hidesPlace?: boolean | undefined
  /** Returns the address of a post's page. The host app has different ones (R048). */
  hrefOf?: ((post: CachedPost) => string) | undefined
}

interface CachedEntry extends Pick<ReaderContext, 'reader' | 'hidesPlace'> {
  liked: boolean | undefined
  entry: PostEntry
}

const entryCache = new WeakMap<CachedPost, CachedEntry>()
const sources = new WeakMap<Post, CachedPost>()

/** The cached post from which a view was created. */
export const cachedPostOf = (view: Post): CachedPost | undefined => sources.get(view)

function entryOf(post: CachedPost, { reader, likes, hidesPlace, hrefOf }: ReaderContext): PostEntry {
  const liked = likes.get(post.postId)
  const last = entryCache.get(post)
  // Returns the same object as before, so that unchanged rows do not re-render.
  if (last && last.reader === reader && last.liked === liked && last.hidesPlace === hidesPlace) return last.entry
  const view = postView(post, reader, shownLike(post.like, liked))
  if (hidesPlace) delete view.place
  if (hrefOf && view.href) view.href = hrefOf(post)
  const entry: PostEntry = { is: 'post', post: view }
  sources.set(view, post)
  entryCache.set(post, { reader, liked, hidesPlace, entry })
  return entry
}

/** The list entries for posts: without those of hidden authors, and with optimistic likes. */
export function postEntriesOf(posts: readonly CachedPost[], reading: ReaderContext): PostEntry[] {
  return posts.flatMap((post): PostEntry[] => {
    const seen = visiblePost(post, reading.hidden, reading.reader)
    if (!seen) return []
    if (seen.is === 'post') return [entryOf(post, reading)]
    const { accountId, nickName } = seen.author
    return [{ is: 'blocked', place: { key: post.localKey ?? post.postId, accountId, nickName } }]
  })
}
