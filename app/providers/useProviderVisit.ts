import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isSending } from '../queries/isSending.ts'
import { startProviderVisitMutation } from './provider.mutations.ts'
import { type ProviderVisitRequest } from './startProviderVisit.ts'

/** Visits a provider's page; ignores further presses. `starting`: the provider whose page is about to open. */
export function useProviderVisit(errand: Omit<ProviderVisitRequest, 'provider'>) {
  const { mutate, reset, variables, isPending, isSuccess } = useMutation(startProviderVisitMutation)
  // Accepts presses again on the page that the browser restores when the user comes back from the provider by Back.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [reset])
  const isLeaving = isPending || isSuccess
  return {
    starting: isLeaving ? variables.provider : undefined,
    visit: (provider: ProviderVisitRequest['provider']) => {
      if (!isLeaving && !isSending(startProviderVisitMutation.mutationKey)) mutate({ ...errand, provider })
    },
  }
}
