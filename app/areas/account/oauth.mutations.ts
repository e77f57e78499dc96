import { disableProvider } from '@tsudoi/contracts/auth/login.endpoints'
import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { queryClient } from '../../queryClient.ts'
import { lazyCallWithProof } from '../../reauthentication/lazyCallWithProof.ts'
import { loginMethodsQuery } from './oauth.queries.ts'

/** Unlinks a provider (C015). Refetches the list afterwards, whether the call succeeds or fails. */
export const unlinkProviderMutation = mutationOptions({
  mutationKey: ['provider-unlink'],
  mutationFn: (provider: SocialProvider) => lazyCallWithProof(disableProvider, { body: { provider } }),
  onSuccess: (_nothing, provider) => {
    queryClient.setQueryData(
      loginMethodsQuery.queryKey,
      (ways) => ways && { ...ways, providers: ways.providers.filter((linked) => linked !== provider) },
    )
  },
  onSettled: () => queryClient.invalidateQueries({ queryKey: loginMethodsQuery.queryKey }),
})
