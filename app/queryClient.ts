import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { RaiseOptions } from './errors/raise.ts'
import { raiseLater } from './errors/raiseLater.ts'
import { onReset } from './session/reset.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** Which failures the caller shows itself, and whether the others get a dialog. */
    queryMeta: RaiseOptions & Record<string, unknown>
    mutationMeta: RaiseOptions & Record<string, unknown>
  }
}

/**
 * Every failure passes `raise` once, here. A refetch that fails behind content that is there says nothing: the content
 * stays. No retries and no pause when offline: a person is told and decides.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) =>
      raiseLater(error, { ...query.meta, isSilent: query.meta?.isSilent || query.state.data !== undefined }),
  }),
  mutationCache: new MutationCache({
    // What was read is missing in its place on the screen; what was pressed has no place for it.
    onError: (error, _variables, _result, mutation) => raiseLater(error, { showsMissing: true, ...mutation.meta }),
  }),
  defaultOptions: {
    queries: { retry: false, staleTime: 60_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

onReset(() => queryClient.clear())
