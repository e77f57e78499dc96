import { mutationOptions } from '@tanstack/react-query'
import { navigateOutside } from '../platform/openOutside.ts'
import { startProviderRedirect } from './startProviderRedirect.ts'

/** Starts a redirect to a login provider, and navigates to the provider's page. */
export const startProviderRedirectMutation = mutationOptions({
  mutationKey: ['provider-start'],
  mutationFn: startProviderRedirect,
  onSuccess: navigateOutside,
})
