import { infiniteQueryOptions, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import type { ListPage } from './listPage.ts'
import { pageSize } from './pageSize.ts'

/** The query parameters of a page request: the page size, and the last item of the page before. */
type SeekPage<By extends string> = { 'seek.limit': number } & { [Key in `seek.${By}`]?: string | undefined }

/** The parts of a list query that requests each page by the last item of the page before. */
export interface SeekQuery<Answer, Item, By extends string> {
  queryKey: QueryKey
  /** The field that identifies the last item of a page, such as `lastCreateTime`. */
  by: By
  ask: (page: SeekPage<By>, signal: AbortSignal) => Promise<Answer>
  itemsOf: (answer: Answer) => Item[]
  /** Items per page. Default: `pageSize`. */
  limit?: number
  /** Whether the reader may add to the list, from an answer. Default: unknown. */
  isOpenOf?: (answer: Answer) => boolean
  /** Time in milliseconds after which the list is stale. Default: that of the query client. */
  staleTime?: number
  meta?: QueryMeta
}

/** An infinite query that requests each page by the last item of the page before. */
export const seekQuery = <
  Answer extends { seek: { hasNext: boolean } & { [Key in By]?: string | undefined } },
  Item,
  const By extends string,
>({
  queryKey,
  by,
  ask,
  itemsOf,
  limit = pageSize,
  isOpenOf,
  ...rest
}: SeekQuery<Answer, Item, By>) =>
  infiniteQueryOptions({
    queryKey,
    ...rest,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<ListPage<Item, string>> => {
      const answer = await ask({ 'seek.limit': limit, [`seek.${by}`]: pageParam } as SeekPage<By>, signal)
      const next = answer.seek.hasNext ? answer.seek[by] : undefined
      return { items: itemsOf(answer), next, ...(isOpenOf && { isOpen: isOpenOf(answer) }) }
    },
    getNextPageParam: ({ next }) => next,
  })
