import type { Failure, Loadable } from '@tsudoi/design-system/loadable'
import { fn } from 'storybook/test'
import { exampleFailure } from '../../examples/exampleFailure.ts'

/** Something that could not be fetched, with the way to try again. */
export function failed(failure: Failure = exampleFailure): Loadable<never> {
  return { state: 'failed', failure, onRetry: fn() }
}
