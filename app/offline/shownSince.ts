import type { Query } from '@tanstack/react-query'
import { queryClient } from '../queryClient.ts'
import { lastKept, useConnection } from './connection.ts'

/** When the host gave what a query holds, where that was before this visit; by the query's name. */
const keptTimes = new Map<string, number>()

/** An answer that comes while hosts cannot be reached is one that was kept: its query takes its time over. */
export function watchKeptQueries(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (useConnection.getState().isOffline && lastKept.time > 0) keptTimes.set(event.query.queryHash, lastKept.time)
    else keptTimes.delete(event.query.queryHash)
  })
}

const timeOf = ({ queryHash, state }: Query) => keptTimes.get(queryHash) ?? state.dataUpdatedAt

/** As of when the page on the screen is, in milliseconds: its oldest part counts. Undefined: nothing of it is there. */
export function shownSince(): number | undefined {
  const shown = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
  return shown.length > 0 ? Math.min(...shown.map(timeOf)) : undefined
}
