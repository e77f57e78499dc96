import { listCoinHistory } from '@tsudoi/contracts/coin/coin.endpoints'
import { call } from '../api/call.ts'
import { memberQueryKey } from '../queries/member.queries.ts'
import { seekQuery } from '../queries/seekQuery.ts'

const pages = seekQuery({
  queryKey: memberQueryKey('coin-history'),
  by: 'lastTransactionTime',
  limit: 15,
  ask: (page, signal) => call(listCoinHistory, { query: { 'seek.order': 'DESC', ...page } }, { signal }),
  itemsOf: ({ list }) => list,
})

/** The member's coin movements, 15 per page, latest first (C081, S145). */
export const coinHistoryQuery: typeof pages = {
  ...pages,
  // Stops at a repeated cursor, which would return the same page forever.
  getNextPageParam: ({ next }, _pages, last) => (next === last ? undefined : next),
  // Drops the cached list when the dialog closes, so that it reloads from the first page each time it opens. While it
  // is open, loaded pages are not refetched.
  gcTime: 0,
  staleTime: Infinity,
}
