import type { Failure, Loadable } from '@tsudoi/design-system/loadable'
import { fn } from 'storybook/test'
import { exampleFailure } from '../../examples/exampleFailure.ts'

/** A failed request with a retry button. */
export function failedLoad(failure: Failure = exampleFailure): Loadable<never> {
  return { state: 'failed', failure, onRetry: fn() }
}
