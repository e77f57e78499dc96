import type { Post, PostEntry } from '@tsudoi/design-system/screens/post/post.types'
import { muteCoverOf } from './muteCoverOf.ts'
import { keyOfPost, postView } from './post.mappers.ts'
import { shownLike } from './likes.ts'
import type { CachedPost } from './post.cache.ts'
import { visiblePost, type HiddenAuthor } from './hiddenAuthors.ts'
import { noMuting, type Muting } from '../../muting/muting.ts'

/** Everything besides the posts that determines how they are shown: the reader and their settings. */
export interface ReaderContext {
  /** Id of the reader's account. Empty for a guest. */
  reader: string
  hidden: ReadonlyMap<string, HiddenAuthor>
  /** Likes that the server has not confirmed, by post id. */
  likes: ReadonlyMap<string, boolean>
  /** Whether the muted words are not known yet, so that no post may be shown. Default: no. */
  isLoading?: boolean | undefined
  /** The muted words. Default: none. */
  muting?: Muting | undefined
  /** The keys of the posts whose cover against spoilers the reader has opened. Default: none. */
  openedSpoilers?: ReadonlySet<string> | undefined
  /** Whether to hide the link to where a post was written, because it would lead to the current page. */
  hidesPlace?: boolean | undefined
  /** Returns the address of a post's page. The host app has different ones (R048). */
  hrefOf?: ((post: CachedPost) => string) | undefined
}

interface CachedEntry extends Pick<ReaderContext, 'reader' | 'hidesPlace'> {
  liked: boolean | undefined
  muting: Muting
  isSpoilerOpen: boolean
  entry: PostEntry
}

const entryCache = new WeakMap<CachedPost, CachedEntry>()
const sources = new WeakMap<Post, CachedPost>()

/** The cached post from which a view was created. */
export const cachedPostOf = (view: Post): CachedPost | undefined => sources.get(view)

/** Whether two contexts show a post in the same way. */
const isSameView = (one: Omit<CachedEntry, 'entry'>, other: Omit<CachedEntry, 'entry'>) =>
  one.reader === other.reader &&
  one.liked === other.liked &&
  one.hidesPlace === other.hidesPlace &&
  one.muting === other.muting &&
  one.isSpoilerOpen === other.isSpoilerOpen

function entryOf(post: CachedPost, context: ReaderContext): PostEntry {
  const { reader, likes, hidesPlace, hrefOf, muting = noMuting, openedSpoilers } = context
  const isSpoilerOpen = openedSpoilers?.has(keyOfPost(post)) ?? false
  const shownBy = { reader, liked: likes.get(post.postId), hidesPlace, muting, isSpoilerOpen }
  const last = entryCache.get(post)
  // Returns the same object as before, so that unchanged rows do not re-render.
  if (last && isSameView(last, shownBy)) return last.entry
  const view = postView(post, reader, shownLike(post.like, shownBy.liked))
  if (hidesPlace) delete view.place
  if (view.spoiler) view.spoiler.isOpen = isSpoilerOpen
  const muted = muteCoverOf(post, view, muting)
  // The list of muted words has no page inside the host app.
  view.muted = muted && hrefOf ? { ...muted, listHref: undefined } : muted
  if (hrefOf && view.href) view.href = hrefOf(post)
  const entry: PostEntry = { is: 'post', post: view }
  sources.set(view, post)
  entryCache.set(post, { ...shownBy, entry })
  return entry
}

/** The list entries for posts: without those of hidden authors, and with optimistic likes. */
export function postEntriesOf(posts: readonly CachedPost[], reading: ReaderContext): PostEntry[] {
  return posts.flatMap((post): PostEntry[] => {
    const seen = visiblePost(post, reading.hidden, reading.reader)
    if (!seen) return []
    if (seen.is === 'post') return [entryOf(post, reading)]
    const { accountId, nickName } = seen.author
    return [{ is: 'blocked', place: { key: keyOfPost(post), accountId, nickName } }]
  })
}
