import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isSending } from '../queries/isSending.ts'
import { startVisitMutation } from './provider.mutations.ts'
import { type ProviderErrand } from './startVisit.ts'

/** Visits a provider's page; ignores further presses. `starting`: the provider whose page is about to open. */
export function useProviderVisit(errand: Omit<ProviderErrand, 'provider'>) {
  const { mutate, reset, variables, isPending, isSuccess } = useMutation(startVisitMutation)
  // After back navigation from the provider, the restored page must accept presses again.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [reset])
  const isLeaving = isPending || isSuccess
  return {
    starting: isLeaving ? variables.provider : undefined,
    visit: (provider: ProviderErrand['provider']) => {
      if (!isLeaving && !isSending(startVisitMutation.mutationKey)) mutate({ ...errand, provider })
    },
  }
}
