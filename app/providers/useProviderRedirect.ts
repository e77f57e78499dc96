import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isSending } from '../queries/isSending.ts'
import { startProviderRedirectMutation } from './provider.mutations.ts'
import { type ProviderRedirectRequest } from './startProviderRedirect.ts'

/** Redirects to a provider's page; ignores further presses. `starting`: the provider whose page is about to open. */
export function useProviderRedirect(errand: Omit<ProviderRedirectRequest, 'provider'>) {
  const { mutate, reset, variables, isPending, isSuccess } = useMutation(startProviderRedirectMutation)
  // Accepts presses again on the page that the browser restores when the user comes back from the provider by Back.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [reset])
  const isLeaving = isPending || isSuccess
  return {
    starting: isLeaving ? variables.provider : undefined,
    redirect: (provider: ProviderRedirectRequest['provider']) => {
      if (!isLeaving && !isSending(startProviderRedirectMutation.mutationKey)) mutate({ ...errand, provider })
    },
  }
}
