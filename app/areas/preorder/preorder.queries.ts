import { getPreorder } from '@tsudoi/contracts/preorder/preorder.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { preorderKeys } from './preorder.keys.ts'

/**
 * A preorder with its shelf, and the member's latest purchase (C164). It is read anew when one comes back to its page:
 * prices and stock may have changed. The pages say themselves that it is not there.
 */
export const preorderQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: preorderKeys.one(id, isMember),
    meta: { handles: ['NotFound', 'OutOfTerm'] },
    queryFn: ({ signal }) => call(getPreorder, { params: { id } }, { signal }),
    refetchOnWindowFocus: 'always',
  })
