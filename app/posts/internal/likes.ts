import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { createStore } from '../../session/createStore.ts'

type Like = Required<Post['like']>

/** The likes that the server has not confirmed, by post id. Every page shows them instead of the fetched state. */
export const useOptimisticLikes = createStore<{ likes: ReadonlyMap<string, boolean> }>(() => ({ likes: new Map() }))

/**
 * Orders likes and requests in time. A request with a lower number than a like was sent before that like, so its answer
 * does not contain it.
 */
let sequence = 0
/** Returns the next sequence number. */
export const nextLikeSequence = (): number => (sequence += 1)

/** The like state that the server confirmed last, by post id, with its sequence number. */
const known = new Map<string, { like: Like; at: number }>()

/** The unconfirmed like of a post; undefined if there is none. */
export const optimisticLikeOf = (postId: string): boolean | undefined => useOptimisticLikes.getState().likes.get(postId)

/** Shows a like that is not confirmed yet; undefined removes it, so that the fetched state is shown again. */
export function setOptimisticLike(postId: string, liked: boolean | undefined): void {
  const likes = new Map(useOptimisticLikes.getState().likes)
  if (liked === undefined) likes.delete(postId)
  else likes.set(postId, liked)
  useOptimisticLikes.setState({ likes })
}

/** Stores the like state that the server has confirmed. */
export function storeConfirmedLike(postId: string, like: Like): void {
  known.set(postId, { like, at: nextLikeSequence() })
}

/**
 * Replaces the like state of each fetched post whose like was confirmed after the request. `askedAt` is the sequence
 * number of the request.
 */
export function withConfirmedLikes<T extends Post>(posts: readonly T[], askedAt: number): T[] {
  return posts.map((post) => {
    const last = known.get(post.postId)
    return last && last.at > askedAt ? { ...post, like: last.like } : post
  })
}

/** The like state to show. An optimistic like replaces the fetched state and changes the count by one. */
export function shownLike({ count, isLiked }: Post['like'], optimistic: boolean | undefined): Post['like'] {
  if (optimistic === undefined || optimistic === (isLiked ?? false)) return { count, isLiked: optimistic ?? isLiked }
  return { count: Math.max(0, count + (optimistic ? 1 : -1)), isLiked: optimistic }
}

onSessionReset(() => {
  known.clear()
  useOptimisticLikes.setState({ likes: new Map() })
})
