import { likePost, unlikePost } from '@tsudoi/contracts/post/post.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { isAbandoned } from '../../api/isAbandoned.ts'
import { isOffline, lazyCheckForOffline } from '../../connection/connection.ts'
import { queryClient } from '../../queryClient.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { currentSession } from '../../session/sessionStore.ts'
import { storeConfirmedLike, setOptimisticLike, optimisticLikeOf } from './likes.ts'
import { changePost } from './post.cache.ts'
import type { PostAddress } from './post.keys.ts'
import { waitingLikes } from './waitingLikes.ts'

interface Liked {
  address: PostAddress
  liked: boolean
}

/**
 * Returns undefined if no server was reached, and rethrows other errors. A failed call shows that the app is offline
 * earlier than the browser does, which may never report it.
 */
function undefinedIfUnreachable(error: unknown): undefined {
  if (!(error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout'))) throw error
  return undefined
}

/** Whether the call failed because the session ended. The like then remains stored for the member's next session. */
const isAfterSessionEnd = (error: unknown) => isAbandoned(error) || (error instanceof ApiError && error.status === 401)

/**
 * Sends one like. Resolves with undefined if no server was reached. Sending the same like twice has no further effect.
 */
const likeMutation = mutationOptions({
  mutationKey: ['like'],
  mutationFn: ({ address: { type, typeId, postId }, liked }: Liked) =>
    call(liked ? likePost : unlikePost, { params: { type, typeId, postId } }).catch(undefinedIfUnreachable),
})

/** The posts whose like is being sent, by id. */
const inFlight = new Map<string, PostAddress>()
onSessionReset(() => inFlight.clear())

// WebKit cancels the calls of a page that the user leaves. So the likes in flight are stored, and the next page sends
// them again. A like that has reached the server is not counted twice.
addEventListener('pagehide', () => {
  for (const [postId, address] of inFlight) {
    const liked = optimisticLikeOf(postId)
    if (liked !== undefined) waitingLikes.add({ address, liked })
  }
})

const send = (liked: Liked) =>
  queryClient.getMutationCache().build(queryClient, queryClient.defaultMutationOptions(likeMutation)).execute(liked)

/** Sends the like until the server has the state of the last tap. Resolves with true if no server was reached. */
async function sendUntilConfirmed(address: PostAddress): Promise<boolean> {
  const { postId } = address
  for (let wanted = optimisticLikeOf(postId); wanted !== undefined;) {
    const liked = wanted
    const answer = await send({ address, liked })
    if (!answer) return true
    const { like } = answer
    storeConfirmedLike(postId, like)
    changePost(postId, (post) => ({ ...post, like }))
    wanted = optimisticLikeOf(postId)
    // Accepts the server's state, even if it differs from the requested one.
    if (wanted === liked || wanted === like.isLiked) break
  }
  return false
}

/**
 * Ids of the posts whose like was sent again because a server answered another call. If only this address is blocked,
 * the like is not sent endlessly.
 */
const repeated = new Set<string>()

/** Stores the state of the last tap and keeps showing it. It is sent once the connection is back. */
async function storeUntilOnline(address: PostAddress): Promise<void> {
  const liked = optimisticLikeOf(address.postId)
  if (liked === undefined) return
  waitingLikes.add({ address, liked })
  // `lazyCheckForOffline` needs no connection for its code: the failed call has already loaded it.
  if ((await lazyCheckForOffline()) || repeated.has(address.postId)) return
  repeated.add(address.postId)
  sendWaitingLikes()
}

/**
 * Likes a post or removes the like. All pages show that at once. Only one call per post is in flight; of further taps
 * only the last is sent. While offline the like is stored, and sent once there is a connection.
 */
export function setLike(address: PostAddress, liked: boolean): void {
  setOptimisticLike(address.postId, liked)
  if (inFlight.has(address.postId)) return
  if (isOffline()) return waitingLikes.add({ address, liked })
  inFlight.set(address.postId, address)
  const session = currentSession()
  // Sends the like. If the server refuses it, the query client reports the error (queryClient.ts) and the like is
  // rolled back.
  void sendUntilConfirmed(address)
    .catch((error: unknown) => (isAfterSessionEnd(error) ? undefined : false))
    .then((hasToWait) => {
      if (session !== currentSession()) return
      inFlight.delete(address.postId)
      if (hasToWait) return void storeUntilOnline(address).catch(() => {})
      repeated.delete(address.postId)
      if (hasToWait === false) waitingLikes.remove(address.postId)
      setOptimisticLike(address.postId, undefined)
    })
}

/** Sends the likes that were stored while offline, on this page or before a reload. */
export function sendWaitingLikes(): void {
  for (const { address, liked } of waitingLikes.all()) setLike(address, liked)
}
