import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import { hasMessageCode, isNotFound } from '../../api/apiError.ts'

/**
 * Why a page has nothing to show, from a query's error: the thing does not exist, or it is not public now. Undefined
 * for other errors.
 */
export function absenceOf(error: unknown): Loadable<'missing' | 'hidden'> | undefined {
  if (isNotFound(error)) return ready('missing')
  return hasMessageCode(error, 'OutOfTerm') ? ready('hidden') : undefined
}
