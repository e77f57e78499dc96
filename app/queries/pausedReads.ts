import type { Query, QueryFilters } from '@tanstack/react-query'
import { queryClient } from '../queryClient.ts'
import { onSessionReset } from '../session/onSessionReset.ts'

/**
 * Pauses reads that are in flight when the user presses something: their answers are older than the press and would
 * undo it. They are cancelled, and fetched again after the press is answered; a next page again as a next page.
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
    /** Fetches the cancelled reads again, except those that no mounted page uses. */
    resume(): void {
      for (const [query, meta] of paused)
        if (query.isActive()) query.fetch(undefined, meta ? { meta } : {}).catch(() => {})
      paused.clear()
    },
  }
}
