import { likePost, unlikePost } from '@tsudoi/contracts/post/post.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '../api/apiError.ts'
import { call } from '../api/call.ts'
import { isAbandoned } from '../api/isAbandoned.ts'
import { isOffline, setOffline } from '../offline/connection.ts'
import { queryClient } from '../queryClient.ts'
import { onReset } from '../session/reset.ts'
import { currentSession } from '../session/sessionStore.ts'
import { keepAnswer, setOptimisticLike, optimisticLikeOf } from './likes.ts'
import { changePost } from './post.cache.ts'
import type { PostAddress } from './post.keys.ts'
import { waitingLikes } from './waitingLikes.ts'

interface Liked {
  address: PostAddress
  liked: boolean
}

/** No host was reached: a browser tells of that later than a call does, or never. */
function waits(error: unknown): undefined {
  if (!(error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout'))) throw error
  return undefined
}

/** The session has ended meanwhile: what was pressed waits for the next one of the same member. */
const isOfOver = (error: unknown) => isAbandoned(error) || (error instanceof ApiError && error.status === 401)

/** Brings nothing where it has to wait. Asking twice for the same like leaves one. */
const likeMutation = mutationOptions({
  mutationKey: ['like'],
  mutationFn: ({ address: { type, typeId, postId }, liked }: Liked) =>
    call(liked ? likePost : unlikePost, { params: { type, typeId, postId } }).catch(waits),
})

const onTheirWay = new Set<string>()
onReset(() => onTheirWay.clear())

const send = (liked: Liked) =>
  queryClient.getMutationCache().build(queryClient, queryClient.defaultMutationOptions(likeMutation)).execute(liked)

/** Asks until the host has what was pressed last; true where that has to wait. */
async function follow(address: PostAddress): Promise<boolean> {
  const { postId } = address
  for (let wanted = optimisticLikeOf(postId); wanted !== undefined;) {
    const liked = wanted
    const answer = await send({ address, liked })
    if (!answer) return true
    const { like } = answer
    keepAnswer(postId, like)
    changePost(postId, (post) => ({ ...post, like }))
    wanted = optimisticLikeOf(postId)
    // What the host says counts, also where it is not what was asked for.
    if (wanted === liked || wanted === like.isLiked) break
  }
  return false
}

/** What was pressed last waits, and goes on being shown; it is sent with the way back onto the net. */
function wait(address: PostAddress): void {
  const liked = optimisticLikeOf(address.postId)
  if (liked === undefined) return
  waitingLikes.add({ address, liked })
  setOffline(true)
}

/**
 * Likes a post, or takes it back: shown at once everywhere. One call of a post is on its way at a time, and of many
 * taps only the last one is sent behind it. Offline it waits, and is sent once there is a connection.
 */
export function like(address: PostAddress, liked: boolean): void {
  setOptimisticLike(address.postId, liked)
  if (onTheirWay.has(address.postId)) return
  if (isOffline()) return waitingLikes.add({ address, liked })
  onTheirWay.add(address.postId)
  const session = currentSession()
  // A refusal has been told by the mutation (queryClient.ts), and takes the like back.
  void follow(address)
    .catch((error: unknown) => (isOfOver(error) ? undefined : false))
    .then((hasToWait) => {
      if (session !== currentSession()) return
      onTheirWay.delete(address.postId)
      if (hasToWait) return wait(address)
      if (hasToWait === false) waitingLikes.remove(address.postId)
      setOptimisticLike(address.postId, undefined)
    })
}

/** Sends what was pressed offline, here or before a reload. */
export function sendWaitingLikes(): void {
  for (const { address, liked } of waitingLikes.all()) like(address, liked)
}
