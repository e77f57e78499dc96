import { getAccountAuth } from '@tsudoi/contracts/account/account.endpoints'
import { disableProvider } from '@tsudoi/contracts/auth/auth.endpoints'
import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { queryClient } from '../../queryClient.ts'
import { readAccount } from '../../session/account.ts'
import { useSession } from '../../session/sessionStore.ts'

/** How the member logs in, as the host says now: another tab or device may have linked something since (C018). */
export const loginWaysQuery = queryOptions({
  queryKey: ['member', 'login-ways'],
  staleTime: 0,
  queryFn: async () => {
    await readAccount()
    const { registration } = useSession.getState()
    if (!registration) throw new ApiError({ endpoint: getAccountAuth, kind: 'unreadable' })
    return registration
  },
})

/** Takes a provider away (C015). Whatever the host answers, the list is then read anew. */
export const unlinkMutation = mutationOptions({
  mutationKey: ['provider-unlink'],
  mutationFn: (provider: SocialProvider) => call(disableProvider, { body: { provider } }),
  onSuccess: (_nothing, provider) => {
    queryClient.setQueryData(
      loginWaysQuery.queryKey,
      (ways) => ways && { ...ways, providers: ways.providers.filter((linked) => linked !== provider) },
    )
  },
  onSettled: () => queryClient.invalidateQueries({ queryKey: loginWaysQuery.queryKey }),
})
