import { disableProvider } from '@tsudoi/contracts/auth/login.endpoints'
import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { queryClient } from '../../queryClient.ts'
import { lazyCallWithReauthentication } from '../../reauthentication/lazyCallWithReauthentication.ts'
import { loginMethodsQuery } from './oauth.queries.ts'

/** Unlinks a provider (C015). Refetches the list afterwards, whether the call succeeds or fails. */
export const unlinkProviderMutation = mutationOptions({
  mutationKey: ['provider-unlink'],
  mutationFn: (provider: SocialProvider) => lazyCallWithReauthentication(disableProvider, { body: { provider } }),
  onSuccess: (_nothing, provider) => {
    queryClient.setQueryData(
      loginMethodsQuery.queryKey,
      (ways) => ways && { ...ways, providers: ways.providers.filter((linked) => linked !== provider) },
    )
  },
  onSettled: () => queryClient.invalidateQueries({ queryKey: loginMethodsQuery.queryKey }),
})
