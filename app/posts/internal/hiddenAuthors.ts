import type { PostAuthor } from '@tsudoi/contracts/post/post.endpoints'
import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import type { CachedPost } from './post.cache.ts'

/** An account that the reader blocked during this session. Cached lists still contain its posts. */
export interface HiddenAuthor {
  nickName?: string
  /** The post from which the reader blocked the account. An undo link replaces this post. */
  fromPostId?: string
}

type HiddenAuthors = ReadonlyMap<string, HiddenAuthor>

/**
 * The accounts that the reader blocked during this session, by account id. The server leaves out the posts of accounts
 * that were blocked earlier.
 */
export const useHiddenAuthors = createStore<{ hidden: HiddenAuthors }>(() => ({ hidden: new Map() }))

onSessionReset(() => useHiddenAuthors.setState({ hidden: new Map() }))

/** Hides an account's posts in lists that were fetched before. */
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

/** What a list shows for a post: the post, or a link to undo the block of its author. */
type Seen = { is: 'post'; post: CachedPost } | { is: 'blocked'; post: CachedPost; author: PostAuthor }

/**
 * Filters content by the reader's blocks; every screen with content of other members uses it. Undefined if the post is
 * not shown. The reader's own posts are always shown (S047).
 */
export function visiblePost(post: CachedPost, hidden: HiddenAuthors, reader: string): Seen | undefined {
  const { author } = post
  const blocked = author.accountId === reader ? undefined : hidden.get(author.accountId)
  if (!blocked) return { is: 'post', post }
  return blocked.fromPostId === post.postId ? { is: 'blocked', post, author } : undefined
}
