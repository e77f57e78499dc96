import type { PostAuthor } from '@tsudoi/contracts/post/post.endpoints'
import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import type { CachedPost } from './post.cache.ts'

/** An account that the reader blocked in this session: cached lists still contain its posts. */
export interface HiddenAuthor {
  nickName?: string
  /** The post from which the account was blocked: an undo link replaces it. */
  fromPostId?: string
}

type HiddenAuthors = ReadonlyMap<string, HiddenAuthor>

/** Accounts blocked in this session, by account id. The server leaves out the posts of those blocked earlier. */
export const useHiddenAuthors = createStore<{ hidden: HiddenAuthors }>(() => ({ hidden: new Map() }))

onSessionReset(() => useHiddenAuthors.setState({ hidden: new Map() }))

/** Hides an account's posts from now on, in lists that were fetched before. */
export function hideAuthor(accountId: string, author: HiddenAuthor): void {
  const { hidden } = useHiddenAuthors.getState()
  useHiddenAuthors.setState({ hidden: new Map(hidden).set(accountId, { ...hidden.get(accountId), ...author }) })
}

/** Shows an account's posts again after it was unblocked. */
export function showAuthor(accountId: string): void {
  const hidden = new Map(useHiddenAuthors.getState().hidden)
  hidden.delete(accountId)
  useHiddenAuthors.setState({ hidden })
}

/** How a post is shown: as itself, or as the undo link of a block. */
type Seen = { is: 'post'; post: CachedPost } | { is: 'blocked'; post: CachedPost; author: PostAuthor }

/**
 * Filters content by blocks (S047); every screen with content of others uses it. Undefined: the post is not shown. The
 * reader's own posts are always shown.
 */
export function visiblePost(post: CachedPost, hidden: HiddenAuthors, reader: string): Seen | undefined {
  const { author } = post
  const blocked = author.accountId === reader ? undefined : hidden.get(author.accountId)
  if (!blocked) return { is: 'post', post }
  return blocked.fromPostId === post.postId ? { is: 'blocked', post, author } : undefined
}
