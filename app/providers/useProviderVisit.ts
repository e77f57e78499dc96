import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isSending } from '../queries/isSending.ts'
import { startVisitMutation } from './provider.mutations.ts'
import { type ProviderErrand } from './startVisit.ts'

/** Goes to a provider's page, once however fast one taps. `starting` is the provider whose page is about to open. */
export function useProviderVisit(errand: Omit<ProviderErrand, 'provider'>) {
  const { mutate, reset, variables, isPending, isSuccess } = useMutation(startVisitMutation)
  // Whoever comes back by the browser's own button finds the page as it was left: its buttons have to work again.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [reset])
  const isLeaving = isPending || isSuccess
  return {
    starting: isLeaving ? variables.provider : undefined,
    visit: (provider: ProviderErrand['provider']) => {
      if (!isLeaving && !isSending(startVisitMutation.mutationKey)) mutate({ ...errand, provider })
    },
  }
}
