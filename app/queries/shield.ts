import type { PostAuthor } from '@tsudoi/contracts/post/post.endpoints'
import { createStore } from '../session/createStore.ts'
import { onReset } from '../session/reset.ts'
import type { CachedPost } from './post.cache.ts'

/** Somebody whom the reader has blocked just now: what has been read before still holds what they wrote. */
export interface Shielded {
  nickName?: string
  /** The post from which they were blocked: its place says so and offers the way back. */
  fromPostId?: string
}

type Shield = ReadonlyMap<string, Shielded>

/** By account. What was blocked earlier never comes from the host. */
export const useShield = createStore<{ shield: Shield }>(() => ({ shield: new Map() }))

onReset(() => useShield.setState({ shield: new Map() }))

export function raiseShield(accountId: string, shielded: Shielded = {}): void {
  const { shield } = useShield.getState()
  useShield.setState({ shield: new Map(shield).set(accountId, { ...shield.get(accountId), ...shielded }) })
}

export function lowerShield(accountId: string): void {
  const shield = new Map(useShield.getState().shield)
  shield.delete(accountId)
  useShield.setState({ shield })
}

type Seen = { is: 'post'; post: CachedPost } | { is: 'blocked'; post: CachedPost; author: PostAuthor }

/**
 * The one filter that everything written by somebody passes on its way to a screen (S047): undefined is not shown. The
 * reader's own never vanishes.
 */
export function seenOf(post: CachedPost, shield: Shield, reader: string): Seen | undefined {
  const { author } = post
  const shielded = author.accountId === reader ? undefined : shield.get(author.accountId)
  if (!shielded) return { is: 'post', post }
  return shielded.fromPostId === post.postId ? { is: 'blocked', post, author } : undefined
}
