import { queryOptions } from '@tanstack/react-query'
import { fetchModule } from '../../shell/lazyModules.ts'

/** Loads the code for passkeys, which no page’s content waits for. */
export const loadPasskeySignin = () => fetchModule(() => import('./passkeySignin.ts'))

/**
 * Whether the host offers the log-in by a passkey. A negative result is not cached, because the host may just not have
 * answered.
 */
export const passkeyOfferQuery = queryOptions({
  queryKey: ['passkey-offer'],
  queryFn: async () => (await loadPasskeySignin()).isPasskeyOffered(),
  staleTime: ({ state }) => (state.data ? Infinity : 0),
})
