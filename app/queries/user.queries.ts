import { getPublicProfile } from '@tsudoi/contracts/account/account.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Everything that is shown of one account to others. */
export const userKey = (accountId: string) => ['user', accountId]

/** What a member shows to others (C023, X19); NotFound where a block stands between the two. */
export const userQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...userKey(accountId), 'profile'],
    // The page itself says that there is nobody.
    meta: { handles: ['NotFound'] },
    queryFn: ({ signal }) => call(getPublicProfile, { params: { id: accountId } }, { signal }),
  })
