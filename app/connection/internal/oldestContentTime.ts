/** Tracks which queries show cached answers, and how old the page's content is. */
import type { Query } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { isAbandoned } from '../../api/isAbandoned.ts'
import { queryClientRef } from './queryClientRef.ts'

/** When the server sent the cached answer that a query shows, in milliseconds; by query hash. */
const cachedTimes = new Map<string, number>()

/**
 * Time (ms) of the oldest cached answer that replaced a live one since the last moment without fetches. The app does
 * not know which query gets which answer, so all queries in flight count as that old.
 */
let oldestServedTime = Infinity

let isWatching = false

/** Records how old the content of each successful query is. Deletes the record when a live answer arrives. */
function watchQueries(): void {
  if (isWatching) return
  isWatching = true
  queryClientRef.client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (oldestServedTime < Infinity) cachedTimes.set(event.query.queryHash, oldestServedTime)
    else cachedTimes.delete(event.query.queryHash)
    if (queryClientRef.client.isFetching() === 0) oldestServedTime = Infinity
  })
}

/** Call it before a query gets a cached answer from `time` (ms) instead of a live one. */
export function markServedFromCache(time: number): void {
  watchQueries()
  oldestServedTime = Math.min(oldestServedTime, time)
}

/** Records that all loaded queries show cached answers from `time` (ms), until the server answers again. */
export function markAllServedFromCache(time: number): void {
  watchQueries()
  for (const { queryHash, state } of queryClientRef.client.getQueryCache().getAll())
    if (state.data !== undefined) cachedTimes.set(queryHash, time)
}

/** Refetches the queries that show cached answers. */
export const refetchCachedQueries = (): Promise<void> =>
  queryClientRef.client.invalidateQueries({ predicate: ({ queryHash }) => cachedTimes.has(queryHash) })

const contentTimeOf = ({ queryHash, state }: Query) => cachedTimes.get(queryHash) ?? state.dataUpdatedAt

/**
 * Whether a failed fetch concerns the content on the screen. It does not if it concerns further rows, an optional part,
 * or an error that the page shows itself.
 */
function concernsShown({ state: { error, fetchMeta }, meta }: Query): boolean {
  if (fetchMeta?.fetchMore || isAbandoned(error)) return false
  return !(error instanceof ApiError) || !(error.isSilent || meta?.handles?.includes(error.messageCode ?? ''))
}

/** Whether a query's content could not be renewed: its last fetch failed, or a cached answer replaced a slow one. */
function isUnrenewed(query: Query): boolean {
  const { state, queryHash, meta } = query
  if (state.data === undefined || meta?.isSilent) return false
  return state.status === 'error' ? concernsShown(query) : cachedTimes.has(queryHash) && state.fetchStatus === 'idle'
}

const shownUnrenewed = { type: 'active', predicate: isUnrenewed } as const

/** Time (ms) of the oldest content on the screen that could not be renewed; undefined if there is none (Q428). */
export function oldestUnrenewedTime(): number | undefined {
  const times = queryClientRef.client.getQueryCache().findAll(shownUnrenewed).map(contentTimeOf)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Refetches the content on the screen that could not be renewed. */
export const refetchUnrenewedQueries = (): Promise<void> => queryClientRef.client.refetchQueries(shownUnrenewed)

/** Time (ms) of the oldest content on the screen; undefined if no query on the page has data. */
export function oldestContentTime(): number | undefined {
  const shown = queryClientRef.client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
  return shown.length > 0 ? Math.min(...shown.map(contentTimeOf)) : undefined
}
