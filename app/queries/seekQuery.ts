import { infiniteQueryOptions, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import type { ListPage } from './listPage.ts'
import { pageSize } from './pageSize.ts'

/** What the call for a page carries: how many, and behind which item. */
type SeekPage<By extends string> = { 'seek.limit': number } & { [Key in `seek.${By}`]?: string }

export interface SeekQuery<Answer, Item, By extends string> {
  queryKey: QueryKey
  /** What names the last item of a page: lastCreateTime. */
  by: By
  ask: (page: SeekPage<By>, signal: AbortSignal) => Promise<Answer>
  itemsOf: (answer: Answer) => Item[]
  /** How many a page holds. Default: `pageSize`. */
  limit?: number
  /** Whether the reader can add to the list. Default: the host does not say. */
  isOpenOf?: (answer: Answer) => boolean
  /** Default: of all queries. */
  staleTime?: number
  meta?: QueryMeta
}

/** A list page by page, each behind the last item of the one before. */
export const seekQuery = <
  Answer extends { seek: { hasNext: boolean } & { [Key in By]?: string } },
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
