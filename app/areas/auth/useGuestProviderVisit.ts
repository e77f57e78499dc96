import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import type { ProviderErrand } from '../../providers/startVisit.ts'
import { useProviderVisit } from '../../providers/useProviderVisit.ts'
import { newcomer } from './newcomer.ts'

/**
 * Starts a visit to a provider from a login or sign-up page. Forgets the address of an unfinished sign-up in this tab,
 * which may have been another person's.
 */
export function useGuestProviderVisit(errand: Omit<ProviderErrand, 'provider'>) {
  const { visit, starting } = useProviderVisit(errand)
  const begin = (provider: SocialProvider) => {
    newcomer.forget()
    visit(provider)
  }
  return { begin, starting }
}
