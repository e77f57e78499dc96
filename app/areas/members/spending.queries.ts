import { listCoinHistory } from '@tsudoi/contracts/coin/coin.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { memberQueryKey } from '../../queries/member.queries.ts'

type Entry = ResponseOf<typeof listCoinHistory>['list'][number]

/** Entries of the member's coin history since a time. */
export interface CoinMovements {
  entries: Entry[]
  /** Set if the page limit was reached: the time back to which the entries reach. */
  readSince?: string | undefined
}

const pageLimit = 100
/**
 * Maximum number of pages to fetch, which contain 2,000 entries. Beyond it, /mypage says since when coins are counted.
 */
const maxPages = 20

/**
 * Fetches pages of the coin history, from `before` or now backwards, until an entry is older than `start` (C081). Pages
 * may overlap (Q80).
 */
async function movementsSince(start: string, before: string | undefined, signal: AbortSignal): Promise<CoinMovements> {
  const found = new Map<string, Entry>()
  let last = before
  for (let page = 0; page < maxPages; page += 1) {
    const query = { 'seek.limit': pageLimit, 'seek.order': 'DESC' as const, 'seek.lastTransactionTime': last }
    const { list, seek } = await call(listCoinHistory, { query }, { signal })
    for (const entry of list) found.set(entry.assetHistoryId, entry)
    const end = seek.hasNext ? seek.lastTransactionTime : undefined
    if (end === undefined || end === last || Date.parse(end) < Date.parse(start)) return keepSince(start, found)
    last = end
  }
  return { ...keepSince(start, found), readSince: last }
}

const keepSince = (start: string, found: ReadonlyMap<string, Entry>): CoinMovements => ({
  entries: [...found.values()].filter(({ transactionTime }) => Date.parse(transactionTime) >= Date.parse(start)),
})

/**
 * Entries of the member's coin history since a time, and before another one if given, refetched on each visit. The page
 * shows errors itself.
 */
export const movementsSinceQuery = (start: string, before?: string) =>
  queryOptions({
    queryKey: memberQueryKey('coin-movements', start, ...(before === undefined ? [] : [before])),
    queryFn: ({ signal }) => movementsSince(start, before, signal),
    staleTime: 0,
    meta: { isSilent: true },
  })
