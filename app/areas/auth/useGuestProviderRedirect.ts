import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import type { ProviderRedirectRequest } from '../../providers/startProviderRedirect.ts'
import { useProviderRedirect } from '../../providers/useProviderRedirect.ts'
import { storedProviderSignup } from './storedProviderSignup.ts'

/**
 * Returns a function that sends a guest to a provider, in order to log in or to sign up. It forgets the address of an
 * unfinished sign-up in this tab, because it may be another person’s.
 */
export function useGuestProviderRedirect(errand: Omit<ProviderRedirectRequest, 'provider'>) {
  const { redirect, starting } = useProviderRedirect(errand)
  const begin = (provider: SocialProvider) => {
    storedProviderSignup.forget()
    redirect(provider)
  }
  return { begin, starting }
}
