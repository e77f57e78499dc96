import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import { failedWith, isNotFound } from '../../api/apiError.ts'

/** What a page says itself where there is nothing to show: no such thing, or not public now. */
export function absenceOf(error: unknown): Loadable<'missing' | 'hidden'> | undefined {
  if (isNotFound(error)) return ready('missing')
  return failedWith(error, 'OutOfTerm') ? ready('hidden') : undefined
}
