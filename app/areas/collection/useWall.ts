import { useInfiniteQuery } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import { kindText, wallOf } from '@tsudoi/design-system/screens/collection/collection.rules'
import type { CollectedItem, CollectedKind } from '@tsudoi/design-system/screens/collection/collection.types'
import { useEffect, useState } from 'react'
import { failureOf } from '../../errors/failure.ts'
import { serverTimeOf } from '../../session/clock.ts'
import { allLists } from './collection.queries.ts'

/** A list that asks for its next page by itself while there is one (S051). */
function useWhole(kind: CollectedKind, kinds: readonly CollectedKind[]) {
  const isWanted = kinds.includes(kind)
  const query = useInfiniteQuery({ ...allLists[kind], enabled: isWanted })
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  const goesOn = isWanted && hasNextPage && !isFetching && !isError
  const loaded = query.data?.pages.length
  // A page that comes at once, out of the device's own store, is rendered without a moment in which it is on its way:
  // the number of pages says that the next one is to be asked for.
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, loaded, fetchNextPage])
  return { kind, query, isWanted, isGrowing: hasNextPage && !isError }
}

type Lists = readonly (readonly CollectedItem[])[]

/** Of the same lists the same wall: thousands of things are not put in order again for each letter of a search. */
function remembering(make: (lists: Lists) => CollectedItem[]) {
  let last: { lists: Lists; wall: CollectedItem[] } = { lists: [], wall: [] }
  return (lists: Lists) => {
    const isSame = lists.length === last.lists.length && lists.every((list, at) => list === last.lists[at])
    if (!isSame) last = { lists, wall: make(lists) }
    return last.wall
  }
}

/** By the host's clock: the device's may be any. */
const isoOf = (local: number) => new Date(serverTimeOf(local)).toISOString()

/**
 * Lists of these kinds as one wall: what is there is shown, what is missing is named. Of what stands in two lists, the
 * first says what it is.
 */
export function useWall(kinds: readonly CollectedKind[]) {
  const [wallOfSame] = useState(() => remembering(wallOf))
  const parts = [
    useWhole('photo', kinds),
    useWhole('movie', kinds),
    useWhole('unlocked', kinds),
    useWhole('privilegeStory', kinds),
    useWhole('watched', kinds),
    useWhole('read', kinds),
    useWhole('ticket', kinds),
    useWhole('lottery', kinds),
    useWhole('preorder', kinds),
    useWhole('special', kinds),
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
  const wall: Loadable<CollectedItem[]> = isWaiting
    ? { state: 'loading' }
    : hasAny
      ? ready(wallOfSame(pages))
      : { state: 'failed', failure: failureOf(failed[0]?.query.error), onRetry: retry }
  return {
    wall,
    isGrowing: parts.some(({ isGrowing }) => isGrowing),
    missing:
      hasAny && missing.length > 0 ? { lists: missing.map(({ kind }) => kindText[kind]), onRetry: retry } : undefined,
    asOf: old.length > 0 ? isoOf(Math.min(...old.map(({ query }) => query.dataUpdatedAt))) : undefined,
  }
}
