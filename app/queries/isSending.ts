import type { MutationKey } from '@tanstack/react-query'
import { queryClient } from '../queryClient.ts'

/**
 * Whether a mutation with this key is in flight. It reads the mutation cache, so it is true immediately, while a button
 * is disabled only after the next render.
 */
export const isSending = (mutationKey: MutationKey | undefined) =>
  queryClient.isMutating(mutationKey && { mutationKey }) > 0

/** Within this time (milliseconds) two taps count as one, like a double click (Q399). */
export const doubleTapMs = 400

/**
 * Whether a mutation with the same variables was submitted a moment ago. It may have failed: without a connection that
 * happens between two taps. `since` is when the form was mounted, in milliseconds; earlier submits by other forms are
 * ignored.
 */
export const wasJustSent = (mutationKey: MutationKey | undefined, variables: unknown, since = 0) =>
  queryClient
    .getMutationCache()
    .findAll({ ...(mutationKey && { mutationKey }), exact: true })
    .some(
      ({ state: { submittedAt, variables: sent } }) =>
        submittedAt >= since &&
        Date.now() - submittedAt < doubleTapMs &&
        JSON.stringify(sent) === JSON.stringify(variables),
    )
