import type { PostAuthor } from '@tsudoi/contracts/post/post.endpoints'
import { createStore } from '../session/createStore.ts'
import { onReset } from '../session/reset.ts'
import type { CachedPost } from './post.cache.ts'

/** Somebody whom the reader has blocked just now: what has been read before still holds what they wrote. */
export interface HiddenAuthor {
  nickName?: string
  /** The post from which they were blocked: its place says so and offers the way back. */
  fromPostId?: string
}

type HiddenAuthors = ReadonlyMap<string, HiddenAuthor>

/** By account. What was blocked earlier never comes from the host. */
export const useHiddenAuthors = createStore<{ hidden: HiddenAuthors }>(() => ({ hidden: new Map() }))

onReset(() => useHiddenAuthors.setState({ hidden: new Map() }))

export function hideAuthor(accountId: string, author: HiddenAuthor = {}): void {
  const { hidden } = useHiddenAuthors.getState()
  useHiddenAuthors.setState({ hidden: new Map(hidden).set(accountId, { ...hidden.get(accountId), ...author }) })
}

export function showAuthor(accountId: string): void {
  const hidden = new Map(useHiddenAuthors.getState().hidden)
  hidden.delete(accountId)
  useHiddenAuthors.setState({ hidden })
}

type Seen = { is: 'post'; post: CachedPost } | { is: 'blocked'; post: CachedPost; author: PostAuthor }

/**
 * The one filter that everything written by somebody passes on its way to a screen (S047): undefined is not shown. The
 * reader's own never vanishes.
 */
export function seenOf(post: CachedPost, hidden: HiddenAuthors, reader: string): Seen | undefined {
  const { author } = post
  const blocked = author.accountId === reader ? undefined : hidden.get(author.accountId)
  if (!blocked) return { is: 'post', post }
  return blocked.fromPostId === post.postId ? { is: 'blocked', post, author } : undefined
}
