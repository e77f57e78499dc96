import type { FeedPlace } from '@tsudoi/design-system/components/Feed'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { CachedPost } from '../queries/post.cache.ts'
import { cancelScrollRestore } from '../router/scrollMemory.ts'
import { useSession } from '../session/sessionStore.ts'
import { keepPlace, placeIn, type KeptPlace } from './places.ts'

interface List {
  posts: readonly CachedPost[] | undefined
  hasMore: boolean
  isLoadingMore: boolean
  /** The page that was asked for last did not come: it is asked for again by hand. */
  hasFailed: boolean
  /** Answers stand the oldest first. */
  isAscending: boolean
  fetchMore: () => void
}

const keyOf = ({ localKey, postId }: CachedPost) => localKey ?? postId

/**
 * Where somebody reads in a list: kept as they read on, and taken up when they come back, or when they ask for the
 * place that they have left. What lies before it is fetched first; `isSeeking` as long as that is under way.
 */
export function useKeptPlace(name: string, list: List) {
  const { posts, hasMore, isLoadingMore, hasFailed, isAscending, fetchMore } = list
  const isReturn = useNavigationType() === 'POP'
  const [sought, seek] = useState(() => placeIn(name, { isReturn, ...readerNow(), now: Date.now() }))
  const [place, setPlace] = useState<KeptPlace>()
  const left = useRef<KeptPlace>(undefined)
  const key = sought && posts && foundKey(posts, sought, isAscending)
  if (sought && key !== undefined) {
    setPlace({ ...sought, key })
    seek(undefined)
  }
  const isSeeking = sought !== undefined && key === undefined && (posts === undefined || hasMore)
  useEffect(() => {
    if (isSeeking && posts && !isLoadingMore && !hasFailed) fetchMore()
  }, [isSeeking, posts, isLoadingMore, hasFailed, fetchMore])
  useLayoutEffect(() => {
    // The page is not scrolled to where it was in px, which another list may have now; once it is rendered, before the
    // next frame.
    if (place) queueMicrotask(cancelScrollRestore)
  }, [place])
  const onPlace = useCallback(
    (now: FeedPlace | undefined) => {
      const reader = { ...readerNow(), at: Date.now() }
      keepPlace(name, () => now && posts && keptOf(now, posts, reader))
    },
    [name, posts],
  )
  /** The reader goes elsewhere: what becomes of the list, it is not sought any more. */
  const leave = (now: FeedPlace | undefined) => {
    left.current = now && posts && keptOf(now, posts, { ...readerNow(), at: Date.now() })
    seek(undefined)
    setPlace(undefined)
  }
  /** Seeks the place that was left, also where the list does not reach it any more. */
  const goBack = () => seek(left.current)
  return { place, isSeeking, onPlace, leave, goBack }
}

/** Who reads at this moment: a place that is written later is still theirs. */
function readerNow(): Pick<KeptPlace, 'isGuest' | 'accountId'> {
  const { accountId } = useSession.getState()
  return accountId ? { isGuest: false, accountId } : { isGuest: true }
}

type Reader = Pick<KeptPlace, 'isGuest' | 'accountId' | 'at'>

function keptOf(place: FeedPlace, posts: readonly CachedPost[], reader: Reader): KeptPlace | undefined {
  const post = posts.find((one) => keyOf(one) === place.key)
  return post && { ...place, created: post.createTime, ...reader }
}

/** The post of a place; where it is gone, the one behind it. Undefined as long as the list does not reach so far. */
function foundKey(posts: readonly CachedPost[], { key, created }: KeptPlace, isAscending: boolean): string | undefined {
  const post =
    posts.find((one) => keyOf(one) === key) ??
    posts.find(({ createTime }) => isBehind(createTime, created, isAscending))
  return post && keyOf(post)
}

const isBehind = (time: string, other: string, isAscending: boolean) => {
  const [one, two] = [Date.parse(time), Date.parse(other)]
  return isAscending ? one > two : one < two
}
