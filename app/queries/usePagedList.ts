import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import type { NextPageState, Paged } from '@tsudoi/design-system/paged'
import { useMemo } from 'react'
import { loadableOf } from '../mappers/loadableOf.ts'
import type { ListPage } from './listPage.ts'

type Options<Item, Next> = UseInfiniteQueryOptions<
  ListPage<Item, Next>,
  Error,
  InfiniteData<ListPage<Item, Next>>,
  QueryKey,
  Next | undefined
>

/** The state of a list's next page: loading, failed, available, or the end of the list. */
export function nextPageState(query: UseInfiniteQueryResult): NextPageState {
  if (query.isFetchingNextPage) return 'loading'
  if (query.isFetchNextPageError) return 'failed'
  return query.hasNextPage ? 'idle' : 'none'
}

/** A paged list in the shape that screens take. Loaded items stay visible even if the next page fails. */
export function usePagedList<Item, Next, View>(
  options: Options<Item, Next>,
  viewOf: (item: Item) => View,
): Paged<View> & { error: Error | null } {
  const query = useInfiniteQuery(options)
  const pages = query.data?.pages
  // Memoised, so that a long list is not mapped again while the next page loads.
  const views = useMemo(() => pages?.flatMap(({ items }) => items).map(viewOf) ?? [], [pages, viewOf])
  return {
    items: loadableOf(query, () => views),
    total: pages?.at(-1)?.total,
    more: nextPageState(query),
    onMore: () => void query.fetchNextPage(),
    error: query.error,
  }
}
