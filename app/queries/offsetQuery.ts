import { infiniteQueryOptions, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import type { ListPage } from './listPage.ts'
import { pageSize } from './pageSize.ts'

/** The parts of a list query that requests each page by offset. */
export interface OffsetQuery<Answer, Item> {
  queryKey: QueryKey
  ask: (page: { limit: number; offset: number }, signal: AbortSignal) => Promise<Answer>
  itemsOf: (answer: Answer) => Item[]
  meta?: QueryMeta
}

/** An infinite query that requests each page by its offset: the number of items on the pages before it. */
export const offsetQuery = <Answer extends { total: number }, Item>({
  queryKey,
  ask,
  itemsOf,
  ...rest
}: OffsetQuery<Answer, Item>) =>
  infiniteQueryOptions({
    queryKey,
    ...rest,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: offset = 0, signal }): Promise<ListPage<Item, number>> => {
      const answer = await ask({ limit: pageSize, offset }, signal)
      const items = itemsOf(answer)
      const loaded = offset + items.length
      const hasNext = items.length > 0 && loaded < answer.total
      return { items, total: answer.total, next: hasNext ? loaded : undefined }
    },
    getNextPageParam: ({ next }) => next,
  })
