import { ReauthenticationDialog } from '@tsudoi/design-system/screens/account/ReauthenticationDialog'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useOfferedProviders } from '../providers/useOfferedProviders.ts'
import { useProviderRedirect } from '../providers/useProviderRedirect.ts'
import { isSending } from '../queries/isSending.ts'
import { useResendCode } from '../queries/useResendCode.ts'
import { useFormMutation } from '../queries/useFormMutation.ts'
import { useSession } from '../session/sessionStore.ts'
import {
  prepareProofCodeMutation,
  proofErrors,
  proveByCodeMutation,
  proveByPasswordMutation,
} from './reauthentication.mutations.ts'
import { closeProofDialog, useReauthentication } from './reauthentication.ts'

/**
 * The ways in which the member can prove their identity. Until the account is loaded, only by e-mail. In the host app's
 * webview never by a provider, because it cannot open the providers' pages.
 */
function useProofWays() {
  const offered = useOfferedProviders()
  const registration = useSession((session) => session.registration)
  const hasEmail = registration?.providers.includes('EMAIL') ?? true
  return {
    hasPassword: hasEmail && registration?.hasPassword !== false,
    hasCode: hasEmail,
    providers: offered.filter((provider) => registration?.providers.includes(provider)),
  }
}

/** The dialog in which the member proves their identity by password, mailed code or provider. */
export function ProofDialog() {
  const callback = useReauthentication(({ returnTo }) => returnTo)
  const ways = useProofWays()
  const [isCodeMailed, setCodeMailed] = useState(false)
  const prepare = useMutation(prepareProofCodeMutation)
  // Also if the dialog was closed and opened again since.
  const isMailing = useIsMutating({ mutationKey: prepareProofCodeMutation.mutationKey }) > 0
  const { resend, sendAgain } = useResendCode(prepareProofCodeMutation)
  const byPassword = useFormMutation(proveByPasswordMutation)
  const byCode = useFormMutation(proveByCodeMutation)
  const { redirect, starting } = useProviderRedirect({ intent: 'reauthenticate', callback })
  const mailCode = () => {
    if (!isSending(prepareProofCodeMutation.mutationKey))
      prepare.mutate(undefined, { onSuccess: () => setCodeMailed(true) })
  }
  return (
    <ReauthenticationDialog
      open
      onClose={() => closeProofDialog(false)}
      ways={ways}
      step={isCodeMailed ? 'code' : 'choice'}
      password={{
        onSubmit: ({ password }) => byPassword.send(password),
        isPending: byPassword.isPending,
        errors: proofErrors.password.of(byPassword.error),
      }}
      code={{
        onSubmit: ({ code }) => byCode.send(code),
        isPending: byCode.isPending,
        errors: proofErrors.code.of(byCode.error),
        resend,
        onResend: sendAgain,
      }}
      onMailCode={mailCode}
      isMailing={isMailing}
      mailProblem={proofErrors.prepareCode.of(prepare.error)?.form}
      onPassword={() => setCodeMailed(false)}
      onProvider={redirect}
      starting={starting}
    />
  )
}
