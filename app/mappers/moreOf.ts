import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { More } from '@tsudoi/design-system/screens/programme.types'

/** What a list's next page is doing. */
export function moreOf(query: UseInfiniteQueryResult): More {
  if (query.isFetchingNextPage) return 'loading'
  if (query.isFetchNextPageError) return 'failed'
  return query.hasNextPage ? 'idle' : 'none'
}
