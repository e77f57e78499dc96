import type { MutationKey } from '@tanstack/react-query'
import { queryClient } from '../queryClient.ts'

/**
 * Whether a send is on its way: known at once, while a button learns of it with the next render only. One tap sends
 * once.
 */
export const isSending = (mutationKey: MutationKey | undefined) => queryClient.isMutating({ mutationKey }) > 0

/** Taps closer together than this are one, as with a double click, in milliseconds. */
const burst = 300

/**
 * Whether the very same was sent a moment ago, even if that has failed already: without a connection it fails between
 * two taps.
 */
export const wasJustSent = (mutationKey: MutationKey | undefined, variables: unknown) =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey, exact: true })
    .some(
      ({ state }) =>
        Date.now() - state.submittedAt < burst && JSON.stringify(state.variables) === JSON.stringify(variables),
    )
