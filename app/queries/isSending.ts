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
 * two taps. `since` is when the form came: what another one sent before is no tap on this one.
 */
export const wasJustSent = (mutationKey: MutationKey | undefined, variables: unknown, since = 0) =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey, exact: true })
    .some(
      ({ state: { submittedAt, variables: sent } }) =>
        submittedAt >= since && Date.now() - submittedAt < burst && JSON.stringify(sent) === JSON.stringify(variables),
    )
