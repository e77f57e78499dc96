import type { Query } from '@tanstack/react-query'
import { queryClient } from '../queryClient.ts'
import { lastKept, useConnection } from './connection.ts'

/** When the host gave what a query holds, where that was before this visit; by the query's name. */
const keptTimes = new Map<string, number>()

let isWatching = false

/**
 * An answer that comes while hosts cannot be reached is one that was kept: its query takes its time over. What is there
 * already, on a page that was opened without a network, is at worst as old as the oldest.
 */
export function watchKeptQueries(): void {
  if (isWatching) return
  isWatching = true
  const cache = queryClient.getQueryCache()
  const isKept = () => useConnection.getState().isOffline && lastKept.time > 0
  if (isKept())
    for (const { queryHash, state } of cache.getAll())
      if (state.data !== undefined) keptTimes.set(queryHash, lastKept.oldest)
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (isKept()) keptTimes.set(event.query.queryHash, lastKept.time)
    else keptTimes.delete(event.query.queryHash)
  })
}

const timeOf = ({ queryHash, state }: Query) => keptTimes.get(queryHash) ?? state.dataUpdatedAt

/** As of when the page on the screen is, in milliseconds: its oldest part counts. Undefined: nothing of it is there. */
export function shownSince(): number | undefined {
  // The line that says it may be here before what makes the page ready for the next visit.
  watchKeptQueries()
  const shown = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
  return shown.length > 0 ? Math.min(...shown.map(timeOf)) : undefined
}
