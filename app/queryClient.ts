import { MutationCache, QueryCache, QueryClient, type Mutation, type Query } from '@tanstack/react-query'
import type { RaiseOptions } from './errors/raise.ts'
import { raiseLater } from './errors/raiseLater.ts'
import { queryClientRef } from './connection/connection.ts'
import { onSessionReset } from './session/onSessionReset.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** Which errors the page shows itself, and whether the others open a dialog. */
    queryMeta: RaiseOptions & Record<string, unknown>
    mutationMeta: RaiseOptions & Record<string, unknown>
  }
}

/**
 * Removes the callbacks of a mutation whose session has ended (`onSessionReset` below). Otherwise they would write its
 * late result, or its rollback, into the cache of the next member (Q350).
 */
function dropLateCallbacks(mutation: Mutation<unknown, unknown, unknown>): void {
  const current: readonly unknown[] = mutationCache.getAll()
  if (!current.includes(mutation)) mutation.setOptions({})
}

const mutationCache: MutationCache = new MutationCache({
  // Opens a dialog even for a bare 404: a failed mutation, unlike a query, leaves no placeholder on the screen that
  // could show it.
  onError: (error, _variables, _result, mutation) => {
    raiseLater(error, { showsMissing: true, ...mutation.meta })
    dropLateCallbacks(mutation)
  },
  onSuccess: (_answer, _variables, _result, mutation) => dropLateCallbacks(mutation),
})

/** How long loaded content counts as fresh, in milliseconds. */
const freshMs = 60_000

/**
 * Content that was loaded in the future has an unknown age, because the device's clock was set back since. It is stale
 * at once; otherwise it would count as fresh until that time (Q435).
 */
function staleTime({ state }: Pick<Query, 'state'>): number {
  const age = Date.now() - state.dataUpdatedAt
  return age < 0 ? age : freshMs
}

/**
 * The query client. Here every failure is passed once to `raise`, which shows it to the user. If a refetch fails, the
 * loaded content stays and no error is shown. There are no retries and no pause while offline: the user sees the
 * failure and decides.
 */
export const queryClient = new QueryClient({
  mutationCache,
  queryCache: new QueryCache({
    onError: (error, query) =>
      raiseLater(error, { ...query.meta, isSilent: query.meta?.isSilent || query.state.data !== undefined }),
  }),
  defaultOptions: {
    queries: { retry: false, staleTime, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

queryClientRef.client = queryClient

onSessionReset(() => queryClient.clear())
