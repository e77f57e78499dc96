import { getPreorder } from '@tsudoi/contracts/preorder/preorder.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { preorderKeys } from './preorder.keys.ts'

/**
 * A preorder with its items, and the member's latest purchase (C164). Refetched on window focus, because prices and
 * stock may have changed. If it does not exist, the pages say so themselves.
 */
export const preorderQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: preorderKeys.one(id, isMember),
    meta: { handles: ['NotFound', 'OutOfTerm'] },
    queryFn: ({ signal }) => call(getPreorder, { params: { id } }, { signal }),
    refetchOnWindowFocus: 'always',
  })
