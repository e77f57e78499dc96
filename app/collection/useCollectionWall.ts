import { useInfiniteQuery } from '@tanstack/react-query'
import { ready } from '@tsudoi/design-system/loadable'
import { collectedKindText, mergeToWall } from '@tsudoi/design-system/screens/collection/collection.rules'
import type {
  CollectedItem,
  CollectedKind,
  LoadedCollection,
} from '@tsudoi/design-system/screens/collection/collection.types'
import { useEffect, useState } from 'react'
import { failureOf } from '../errors/failure.ts'
import { serverIso } from '../time/clock.ts'
import { collectedListQueries } from './collection.queries.ts'

/** Query of one kind of item, which loads all pages one after the other (S051). */
function useAllPages(kind: CollectedKind, kinds: readonly CollectedKind[]) {
  const isWanted = kinds.includes(kind)
  const query = useInfiniteQuery({ ...collectedListQueries[kind], enabled: isWanted })
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  const shouldFetchNext = isWanted && hasNextPage && !isFetching && !isError
  const loaded = query.data?.pages.length
  // `loaded` is a dependency because a page from the device's cache may arrive without a render in which `isFetching`
  // is true. Then no other dependency changes.
  useEffect(() => {
    if (shouldFetchNext) void fetchNextPage()
  }, [shouldFetchNext, loaded, fetchNextPage])
  return { kind, query, isWanted, isGrowing: hasNextPage && !isError }
}

type Lists = readonly (readonly CollectedItem[])[]

/**
 * Memoizes the wall by its lists. Without this, each letter typed in the search field would sort thousands of items
 * again.
 */
function memoizeByLists(make: (lists: Lists) => CollectedItem[]) {
  let last: { lists: Lists; wall: CollectedItem[] } = { lists: [], wall: [] }
  return (lists: Lists) => {
    const isSame = lists.length === last.lists.length && lists.every((list, at) => list === last.lists[at])
    if (!isSame) last = { lists, wall: make(lists) }
    return last.wall
  }
}

/**
 * Loads the lists of these kinds and merges them into one wall. Shows the lists that have loaded and names those that
 * failed. An item in two lists appears once, with the kind of the first list.
 */
export function useCollectionWall(kinds: readonly CollectedKind[]): LoadedCollection {
  const [wallOfSame] = useState(() => memoizeByLists(mergeToWall))
  const parts = [
    useAllPages('photo', kinds),
    useAllPages('movie', kinds),
    useAllPages('unlocked', kinds),
    useAllPages('privilegeStory', kinds),
    useAllPages('watched', kinds),
    useAllPages('read', kinds),
    useAllPages('ticket', kinds),
    useAllPages('lottery', kinds),
    useAllPages('preorder', kinds),
    useAllPages('special', kinds),
  ].filter(({ isWanted }) => isWanted)
  const pages = parts.flatMap(({ query }) => query.data?.pages.map(({ items }) => items) ?? [])
  const failed = parts.filter(({ query }) => query.isError)
  const missing = failed.filter(({ query }) => query.data === undefined || query.isFetchNextPageError)
  const isWaiting = parts.some(({ query }) => query.isPending)
  const hasAny = parts.some(({ query }) => query.data !== undefined)
  const retry = () => {
    for (const { query } of failed) void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  }
  const old = failed.filter(({ query }) => query.data !== undefined && !query.isFetchNextPageError)
  const wall: LoadedCollection['wall'] = isWaiting
    ? { state: 'loading' }
    : hasAny
      ? ready(wallOfSame(pages))
      : { state: 'failed', failure: failureOf(failed[0]?.query.error), onRetry: retry }
  return {
    wall,
    isGrowing: parts.some(({ isGrowing }) => isGrowing),
    missing:
      hasAny && missing.length > 0
        ? { lists: missing.map(({ kind }) => collectedKindText[kind]), onRetry: retry }
        : undefined,
    asOf: old.length > 0 ? serverIso(Math.min(...old.map(({ query }) => query.dataUpdatedAt))) : undefined,
  }
}
