import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import type { ProviderErrand } from '../../providers/startVisit.ts'
import { useProviderVisit } from '../../providers/useProviderVisit.ts'
import { newcomer } from './newcomer.ts'

/**
 * To a provider from the ways in. Whoever gave up a sign-up in this tab before may have been somebody else: their
 * address goes.
 */
export function useFirstVisit(errand: Omit<ProviderErrand, 'provider'>) {
  const { visit, starting } = useProviderVisit(errand)
  const begin = (provider: SocialProvider) => {
    newcomer.forget()
    visit(provider)
  }
  return { begin, starting }
}
