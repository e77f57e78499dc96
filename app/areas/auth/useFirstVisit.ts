import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import type { ProviderVisitRequest } from '../../providers/startProviderVisit.ts'
import { useProviderVisit } from '../../providers/useProviderVisit.ts'
import { newcomer } from './newcomer.ts'

/**
 * Starts a visit to a provider from a login or sign-up page. Forgets the address of an unfinished sign-up in this tab,
 * which may have been another person's.
 */
export function useFirstVisit(errand: Omit<ProviderVisitRequest, 'provider'>) {
  const { visit, starting } = useProviderVisit(errand)
  const begin = (provider: SocialProvider) => {
    newcomer.forget()
    visit(provider)
  }
  return { begin, starting }
}
