import { likePost, unlikePost } from '@tsudoi/contracts/post/post.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { isOffline } from '../offline/connection.ts'
import { queryClient } from '../queryClient.ts'
import { onReset } from '../session/reset.ts'
import { keepAnswer, setWish, wishOf } from './likes.ts'
import { changePost } from './post.cache.ts'
import type { PostAddress } from './post.keys.ts'
import { waitingLikes } from './waitingLikes.ts'

interface Liked {
  address: PostAddress
  liked: boolean
}

const likeMutation = mutationOptions({
  mutationKey: ['like'],
  mutationFn: ({ address: { type, typeId, postId }, liked }: Liked) =>
    call(liked ? likePost : unlikePost, { params: { type, typeId, postId } }),
})

const onTheirWay = new Set<string>()
onReset(() => onTheirWay.clear())

const send = (liked: Liked) =>
  queryClient.getMutationCache().build(queryClient, queryClient.defaultMutationOptions(likeMutation)).execute(liked)

/** Asks until the host has what is wished for; a refusal takes the wish back. */
async function follow(address: PostAddress): Promise<void> {
  const { postId } = address
  for (let wish = wishOf(postId); wish !== undefined;) {
    const liked = wish
    const { like } = await send({ address, liked })
    keepAnswer(postId, like)
    changePost(postId, (post) => ({ ...post, like }))
    wish = wishOf(postId)
    // What the host says counts, also where it is not what was asked for.
    if (wish === liked || wish === like.isLiked) break
  }
}

/**
 * Likes a post, or takes it back: shown at once everywhere. One call of a post is on its way at a time, and of many
 * taps only the last one is sent behind it. Offline it waits, and is sent once there is a connection.
 */
export function like(address: PostAddress, liked: boolean): void {
  setWish(address.postId, liked)
  if (onTheirWay.has(address.postId)) return
  if (isOffline()) return waitingLikes.add({ address, liked })
  onTheirWay.add(address.postId)
  // A refusal has been told by the mutation (queryClient.ts).
  void follow(address)
    .catch(() => undefined)
    .finally(() => {
      onTheirWay.delete(address.postId)
      setWish(address.postId, undefined)
    })
}

/** Sends what was pressed offline, here or before a reload. */
export function sendWaitingLikes(): void {
  for (const { address, liked } of waitingLikes.take()) like(address, liked)
}
