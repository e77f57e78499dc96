import type { Query, QueryFilters } from '@tanstack/react-query'
import { queryClient } from '../queryClient.ts'
import { onSessionReset } from '../session/onSessionReset.ts'

/**
 * Cancels queries that are in flight when the user presses something, because their answers are older than the press
 * and would undo it. They are fetched again after the press is answered; a query that was loading its next page loads
 * that page again.
 */
export function createPausedReads() {
  const paused = new Map<Query, Query['state']['fetchMeta']>()
  onSessionReset(() => paused.clear())
  return {
    pause(filters: QueryFilters): void {
      const reading = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
      for (const query of reading) paused.set(query, query.state.fetchMeta)
      void queryClient.cancelQueries(filters)
    },
    /** Fetches the cancelled queries again, except those that no mounted page uses. */
    resume(): void {
      for (const [query, meta] of paused)
        if (query.isActive()) query.fetch(undefined, meta ? { meta } : {}).catch(() => {})
      paused.clear()
    },
  }
}
