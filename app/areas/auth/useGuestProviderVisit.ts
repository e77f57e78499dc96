import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import type { ProviderVisitRequest } from '../../providers/startProviderVisit.ts'
import { useProviderVisit } from '../../providers/useProviderVisit.ts'
import { newcomer } from './newcomer.ts'

/**
 * Returns a function that sends a guest to a provider, in order to log in or to sign up. It forgets the address of an
 * unfinished sign-up in this tab, because it may be another person’s.
 */
export function useGuestProviderVisit(errand: Omit<ProviderVisitRequest, 'provider'>) {
  const { visit, starting } = useProviderVisit(errand)
  const begin = (provider: SocialProvider) => {
    newcomer.forget()
    visit(provider)
  }
  return { begin, starting }
}
