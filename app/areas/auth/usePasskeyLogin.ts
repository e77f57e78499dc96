import { useMutation, useQuery } from '@tanstack/react-query'
import type { PasskeyLogin } from '@tsudoi/design-system/screens/login/passkey.types'
import { passkeySupport } from '../../passkeys/passkeySupport.ts'
import { isSending } from '../../queries/isSending.ts'
import { passkeySigninMutation } from './passkey.mutations.ts'
import { passkeyOfferQuery } from './passkey.queries.ts'

/** The state of the log-in by a passkey, for the page. `onLoggedIn` is called after a successful log-in. */
export function usePasskeyLogin(onLoggedIn: () => void): PasskeyLogin {
  const support = passkeySupport()
  const { data: isOffered } = useQuery(passkeyOfferQuery)
  const { mutate, data, isPending, isSuccess } = useMutation(passkeySigninMutation)
  const leave = ({ problem }: NonNullable<typeof data>) => {
    if (!problem) onLoggedIn()
  }
  if (!isOffered) return { state: 'reserved', support }
  if (support !== 'ready') return { state: 'unsupported', support }
  return {
    state: 'ready',
    isPending: isPending || (isSuccess && !data.problem),
    problem: isPending ? undefined : data?.problem,
    onPress: () => {
      if (!isSending(passkeySigninMutation.mutationKey)) mutate(undefined, { onSuccess: leave })
    },
  }
}
