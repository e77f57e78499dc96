import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isSending } from '../queries/isSending.ts'
import { startProviderRedirectMutation } from './provider.mutations.ts'
import { type ProviderRedirectRequest } from './startProviderRedirect.ts'

/**
 * Redirects the user to a provider's page, and ignores further presses. `starting` is the provider whose page is about
 * to open.
 */
export function useProviderRedirect(errand: Omit<ProviderRedirectRequest, 'provider'>) {
  const { mutate, reset, variables, isPending, isSuccess } = useMutation(startProviderRedirectMutation)
  // Accepts presses again when the user presses Back on the provider's page and the browser restores this page.
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
