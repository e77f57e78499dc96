import type { UseQueryResult } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { StaffPageData } from '@tsudoi/design-system/screens/livetalk/streamer/streamer.types'
import { hasMessageCode, isNotFound } from '../../../api/apiError.ts'
import { loadableOf } from '../../../mappers/loadableOf.ts'

/**
 * Converts a query of the staff's pages for a screen. Unlike elsewhere, a refusal hides data that was loaded before: a
 * person who is no longer staff must not see guests' names (X11).
 */
export function loadableForStaff<Answer, View>(
  query: UseQueryResult<Answer>,
  view: (answer: Answer) => View,
): Loadable<StaffPageData<View>> {
  if (hasMessageCode(query.error, 'PermissionDenied')) return ready<StaffPageData<View>>('notStaff')
  if (isNotFound(query.error) || hasMessageCode(query.error, 'OutOfTerm')) return ready<StaffPageData<View>>('missing')
  if (hasMessageCode(query.error, 'UnavailableIpPublicationPeriod')) return ready<StaffPageData<View>>('missing')
  return loadableOf(query, view) as Loadable<StaffPageData<View>>
}
