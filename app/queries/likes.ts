import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { onReset } from '../session/reset.ts'
import { createStore } from '../session/createStore.ts'

type Like = Required<Post['like']>

/** What is wished for and not yet so, by post: every surface shows it, whatever its list has read. */
export const useLikeWishes = createStore<{ wishes: ReadonlyMap<string, boolean> }>(() => ({ wishes: new Map() }))

/** Counts up with everything that happens here: what was asked for before a like does not know of it. */
let moment = 0
export const nextMoment = (): number => (moment += 1)

/** What the host has said last, and when. */
const known = new Map<string, { like: Like; at: number }>()

export const wishOf = (postId: string): boolean | undefined => useLikeWishes.getState().wishes.get(postId)

export function setWish(postId: string, liked: boolean | undefined): void {
  const wishes = new Map(useLikeWishes.getState().wishes)
  if (liked === undefined) wishes.delete(postId)
  else wishes.set(postId, liked)
  useLikeWishes.setState({ wishes })
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

/** A post's like as it is shown: the wish wins, counted once. */
export function shownLike({ count, isLiked }: Post['like'], wish: boolean | undefined): Post['like'] {
  if (wish === undefined || wish === (isLiked ?? false)) return { count, isLiked: wish ?? isLiked }
  return { count: Math.max(0, count + (wish ? 1 : -1)), isLiked: wish }
}

onReset(() => {
  known.clear()
  useLikeWishes.setState({ wishes: new Map() })
})
