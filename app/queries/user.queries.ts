import { getPublicProfile } from '@tsudoi/contracts/account/account.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The query key of everything that other users can see of an account. */
export const userQueryKey = (accountId: string) => ['user', accountId]

/**
 * A member's public profile. The server answers NotFound if either of the two members has blocked the other (C023,
 * X19).
 */
export const userQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...userQueryKey(accountId), 'profile'],
    // Opens no dialog for NotFound, because the page itself shows that the profile does not exist.
    meta: { handles: ['NotFound'] },
    queryFn: ({ signal }) => call(getPublicProfile, { params: { id: accountId } }, { signal }),
  })
