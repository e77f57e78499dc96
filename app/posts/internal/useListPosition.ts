import type { FeedPosition } from '@tsudoi/design-system/components/Feed'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { CachedPost } from './post.cache.ts'
import { cancelScrollRestore } from '../../router/scrollMemory.ts'
import { useSession } from '../../session/sessionStore.ts'
import { savePosition, positionToRestore, type SavedPosition } from './listPositions.ts'

interface List {
  posts: readonly CachedPost[] | undefined
  hasMore: boolean
  isLoadingMore: boolean
  /** Whether the last page failed to load. The user can retry it. */
  hasFailed: boolean
  /** Whether the list is sorted with the oldest post first, as replies are. */
  isAscending: boolean
  fetchMore: () => void
}

const keyOf = ({ localKey, postId }: CachedPost) => localKey ?? postId

/**
 * Stores the reading position of a list, and restores it when the user returns to the page or presses the button to go
 * back to it. Fetches pages until the list reaches that position; `isSeeking` is true during that time.
 */
export function useListPosition(name: string, list: List) {
  const { posts, hasMore, isLoadingMore, hasFailed, isAscending, fetchMore } = list
  const isReturn = useNavigationType() === 'POP'
  const [sought, seek] = useState(() => positionToRestore(name, { isReturn, ...currentReader(), now: Date.now() }))
  const [place, setPlace] = useState<SavedPosition>()
  const leftPosition = useRef<SavedPosition>(undefined)
  const key = sought && posts && findKey(posts, sought, isAscending)
  if (sought && key !== undefined) {
    setPlace({ ...sought, key })
    seek(undefined)
  }
  const isSeeking = sought !== undefined && key === undefined && (posts === undefined || hasMore)
  useEffect(() => {
    if (isSeeking && posts && !isLoadingMore && !hasFailed) fetchMore()
  }, [isSeeking, posts, isLoadingMore, hasFailed, fetchMore])
  useLayoutEffect(() => {
    // Cancels the scroll of the page itself (in px) after rendering and before the next frame, because the feed
    // restores the position.
    if (place) queueMicrotask(cancelScrollRestore)
  }, [place])
  const onPlace = useCallback(
    (now: FeedPosition | undefined) => {
      const reader = { ...currentReader(), at: Date.now() }
      savePosition(name, () => now && posts && savedPositionOf(now, posts, reader))
    },
    [name, posts],
  )
  /**
   * Call it when the user leaves the position `now` for the newest posts. Stops seeking and stores the position for
   * `goBack`.
   */
  const leave = (now: FeedPosition | undefined) => {
    leftPosition.current = now && posts && savedPositionOf(now, posts, { ...currentReader(), at: Date.now() })
    seek(undefined)
    setPlace(undefined)
  }
  /** Returns to the position that the user left. Fetches pages if the list no longer reaches it. */
  const goBack = () => seek(leftPosition.current)
  return { place, isSeeking, onPlace, leave, goBack }
}

/** The current reader. Read while the user scrolls, because the position is stored later. */
function currentReader(): Pick<SavedPosition, 'isGuest' | 'accountId'> {
  const { accountId } = useSession.getState()
  return accountId ? { isGuest: false, accountId } : { isGuest: true }
}

type Reader = Pick<SavedPosition, 'isGuest' | 'accountId' | 'at'>

function savedPositionOf(place: FeedPosition, posts: readonly CachedPost[], reader: Reader): SavedPosition | undefined {
  const post = posts.find((one) => keyOf(one) === place.key)
  return post && { ...place, created: post.createTime, ...reader }
}

/**
 * Key of the post at a position, or of the next post if that post is gone. Undefined if the loaded part of the list
 * does not reach the position.
 */
function findKey(
  posts: readonly CachedPost[],
  { key, created }: SavedPosition,
  isAscending: boolean,
): string | undefined {
  const post =
    posts.find((one) => keyOf(one) === key) ??
    posts.find(({ createTime }) => isBehind(createTime, created, isAscending))
  return post && keyOf(post)
}

const isBehind = (time: string, other: string, isAscending: boolean) => {
  const [one, two] = [Date.parse(time), Date.parse(other)]
  return isAscending ? one > two : one < two
}
