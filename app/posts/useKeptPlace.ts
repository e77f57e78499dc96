import type { FeedPlace } from '@tsudoi/design-system/components/Feed'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { CachedPost } from '../queries/post.cache.ts'
import { callOffScroll } from '../router/scrollMemory.ts'
import { isMember } from '../session/sessionStore.ts'
import { keepPlace, placeIn } from './places.ts'

interface List {
  posts: readonly CachedPost[] | undefined
  hasMore: boolean
  isLoadingMore: boolean
  /** Answers stand the oldest first. */
  isAscending: boolean
  fetchMore: () => void
}

const keyOf = ({ localKey, postId }: CachedPost) => localKey ?? postId

/**
 * Where somebody reads in a list: kept as they read on, and taken up when they come back. What lies before it is
 * fetched first; `isSeeking` as long as that is under way.
 */
export function useKeptPlace(name: string, { posts, hasMore, isLoadingMore, isAscending, fetchMore }: List) {
  const isReturn = useNavigationType() === 'POP'
  const [kept] = useState(() => placeIn(name, { isReturn, isGuest: !isMember(), now: Date.now() }))
  const last = posts?.at(-1)
  const isThere = Boolean(kept && posts?.some((post) => keyOf(post) === kept.key))
  const isPassed = Boolean(kept && last && isBehind(last.createTime, kept.created, isAscending))
  const isSeeking = kept !== undefined && !isThere && !isPassed && (posts === undefined || hasMore)
  useEffect(() => {
    if (isSeeking && posts && !isLoadingMore) fetchMore()
  }, [isSeeking, posts, isLoadingMore, fetchMore])
  useLayoutEffect(() => {
    // The page is not scrolled to where it was in px, which another list may have now; once it is rendered, before the
    // next frame.
    if (kept && isThere) queueMicrotask(callOffScroll)
  }, [kept, isThere])
  const onPlace = useCallback(
    (place: FeedPlace | undefined) => {
      const post = place && posts?.find((one) => keyOf(one) === place.key)
      keepPlace(name, post && place && { ...place, created: post.createTime, isGuest: !isMember(), at: Date.now() })
    },
    [name, posts],
  )
  return { place: isThere ? kept : undefined, isSeeking, onPlace }
}

const isBehind = (time: string, other: string, isAscending: boolean) => {
  const [one, two] = [Date.parse(time), Date.parse(other)]
  return isAscending ? one > two : one < two
}
