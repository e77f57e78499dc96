import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { onReset } from '../session/reset.ts'
import { createStore } from '../session/createStore.ts'

type Like = Required<Post['like']>

/** Likes that the host has not confirmed, by post: every surface shows them, whatever its list has read. */
export const useOptimisticLikes = createStore<{ likes: ReadonlyMap<string, boolean> }>(() => ({ likes: new Map() }))

/** Counts up with everything that happens here: what was asked for before a like does not know of it. */
let moment = 0
export const nextMoment = (): number => (moment += 1)

/** What the host has said last, and when. */
const known = new Map<string, { like: Like; at: number }>()

export const optimisticLikeOf = (postId: string): boolean | undefined => useOptimisticLikes.getState().likes.get(postId)

export function setOptimisticLike(postId: string, liked: boolean | undefined): void {
  const likes = new Map(useOptimisticLikes.getState().likes)
  if (liked === undefined) likes.delete(postId)
  else likes.set(postId, liked)
  useOptimisticLikes.setState({ likes })
}

export function keepAnswer(postId: string, like: Like): void {
  known.set(postId, { like, at: nextMoment() })
}

/** Posts as they come in: an answer that was asked for before a like was settled is behind it. */
export function withKnownLikes<T extends Post>(posts: readonly T[], askedAt: number): T[] {
  return posts.map((post) => {
    const last = known.get(post.postId)
    return last && last.at > askedAt ? { ...post, like: last.like } : post
  })
}

/** A post's like as it is shown: the optimistic one wins, counted once. */
export function shownLike({ count, isLiked }: Post['like'], optimistic: boolean | undefined): Post['like'] {
  if (optimistic === undefined || optimistic === (isLiked ?? false)) return { count, isLiked: optimistic ?? isLiked }
  return { count: Math.max(0, count + (optimistic ? 1 : -1)), isLiked: optimistic }
}

onReset(() => {
  known.clear()
  useOptimisticLikes.setState({ likes: new Map() })
})
