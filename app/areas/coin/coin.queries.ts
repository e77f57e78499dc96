import { listCoinHistory } from '@tsudoi/contracts/coin/coin.endpoints'
import { call } from '../../api/call.ts'
import { memberKey } from '../../queries/member.queries.ts'
import { seekQuery } from '../../queries/seekQuery.ts'

const pages = seekQuery({
  queryKey: memberKey('coin-history'),
  by: 'lastTransactionTime',
  limit: 15,
  ask: (page, signal) => call(listCoinHistory, { query: { 'seek.order': 'DESC', ...page } }, { signal }),
  itemsOf: ({ list }) => list,
})

/** Movements of coins, 15 at a time and the latest first (C081, S145). */
export const coinHistoryQuery: typeof pages = {
  ...pages,
  // A cursor that does not move on would give the same page for ever.
  getNextPageParam: ({ next }, _pages, last) => (next === last ? undefined : next),
  // Read anew by who opens it, from its beginning; while it is open, what was read is not asked for again page by page.
  gcTime: 0,
  staleTime: Infinity,
}
