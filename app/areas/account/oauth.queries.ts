import { getAccountAuth } from '@tsudoi/contracts/account/account.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { readAccount } from '../../session/account.ts'
import { useSession } from '../../session/sessionStore.ts'
import { memberQueryKey } from '../../queries/member.queries.ts'

/** The member’s login methods (C018). Always stale, because another tab or device may have linked a service. */
export const loginMethodsQuery = queryOptions({
  queryKey: memberQueryKey('login-ways'),
  staleTime: 0,
  queryFn: async () => {
    await readAccount()
    const { registration } = useSession.getState()
    if (!registration) throw new ApiError({ endpoint: getAccountAuth, kind: 'unreadable' })
    return registration
  },
})
