import { listPresents } from '@tsudoi/contracts/present/present.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { presentKeys } from '../../queries/present.keys.ts'

/**
 * The number of presents in the present box. Refetched after the member has received a present
 * (`invalidateAfterReceive`).
 */
export const waitingPresentsQuery = queryOptions({
  queryKey: presentKeys.waiting(),
  queryFn: ({ signal }) => call(listPresents, { query: { 'seek.limit': 100 } }, { signal }),
  select: ({ list, seek }) => ({ count: list.length, isMore: seek.hasNext }),
  meta: { isSilent: true },
})
