import { useInfiniteQuery } from '@tanstack/react-query'
import { loading, ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { PostEntry } from '@tsudoi/design-system/screens/post/post.types'
import { useMemo } from 'react'
import type { timelineQuery } from './post.queries.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { postEntriesOf, type ReaderContext } from './postEntries.ts'
import { useListPosition } from './useListPosition.ts'
import type { CachedPost } from './post.cache.ts'

type Options = ReturnType<typeof timelineQuery>

const identity = (post: CachedPost) => post

/** A list of posts for a screen, with the stored reading position. */
export function usePostList(options: Options, reading: ReaderContext, isAscending = false) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, dataUpdatedAt } =
    useInfiniteQuery(options)
  const list = usePagedList(options, identity)
  const posts = list.items.state === 'ready' ? list.items.data : undefined
  const entries = useMemo(() => posts && postEntriesOf(posts, reading), [posts, reading])
  const { isSeeking, ...place } = useListPosition(options.queryKey.join('/'), {
    posts,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
    isAscending,
    fetchMore: useVoid(fetchNextPage),
  })
  const isWaiting = isSeeking || reading.isLoading
  const items: Loadable<PostEntry[]> = entries ? (isWaiting ? loading : ready(entries)) : (list.items as typeof loading)
  return {
    posts: { ...list, items },
    read: posts,
    readAt: dataUpdatedAt,
    // Whether the user may write here. Undefined until the first page is loaded.
    isOpen: list.items.state === 'failed' ? false : data?.pages[0]?.isOpen,
    ...place,
  }
}

const useVoid = (fetchNextPage: () => Promise<unknown>) => useMemo(() => () => void fetchNextPage(), [fetchNextPage])
