import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import { hasMessageCode, isNotFound } from '../../api/apiError.ts'

/**
 * Why a live talk page has nothing to show, by the error of its query: `missing` if the live talk does not exist,
 * `hidden` if it is not public now. Undefined for other errors.
 */
export function missingOrHidden(error: unknown): Loadable<'missing' | 'hidden'> | undefined {
  if (isNotFound(error)) return ready('missing')
  return hasMessageCode(error, 'OutOfTerm') ? ready('hidden') : undefined
}
