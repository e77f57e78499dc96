import type { UseQueryResult } from '@tanstack/react-query'
import { loading, ready, type Loadable } from '@tsudoi/design-system/loadable'
import { failureOf } from '../errors/failure.ts'

/** Maps a query to the loadable that a screen takes. Loaded data stays `ready` when a later refetch fails. */
export function loadableOf<T>(query: UseQueryResult<T>): Loadable<T>
export function loadableOf<T, V>(query: UseQueryResult<T>, view: (data: T) => V): Loadable<V>
export function loadableOf<T, V>(query: UseQueryResult<T>, view?: (data: T) => V): Loadable<T | V> {
  if (query.data !== undefined) return ready(view ? view(query.data) : query.data)
  if (!query.isError) return loading
  return { state: 'failed', failure: failureOf(query.error), onRetry: () => void query.refetch() }
}
