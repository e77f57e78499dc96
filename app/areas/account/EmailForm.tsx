import { EmailScreen } from '@tsudoi/design-system/screens/account/EmailScreen'
import { paths } from '../../paths.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { useErrorsFromNextStep } from './useErrorsFromNextStep.ts'
import { useSession } from '../../session/sessionStore.ts'
import { useFormSteps } from '../../forms/useFormSteps.ts'
import { emailDraft } from './emailDraft.ts'
import { loginChangeErrors, requestEmailCodeMutation } from './login.mutations.ts'

/**
 * Step 1 of changing the e-mail address: enter the new one. While the account is loading, the form has the texts for
 * changing an address and not for a first one, because most accounts have an address.
 */
export function EmailForm() {
  const stateErrors = useErrorsFromNextStep()
  const { toInput } = useFormSteps(paths.accountEmail)
  const { send, isPending, error } = useFormMutation(requestEmailCodeMutation)
  const hasEmail = useSession(({ registration }) => registration?.providers.includes('EMAIL') ?? true)
  const kind = hasEmail ? 'change' : 'save'
  const openCodeStep = () => {
    emailDraft.store({ kind, code: '' })
    toInput()
  }
  return (
    <EmailScreen
      kind={kind}
      defaultValues={{ email: emailDraft.read()?.email ?? '' }}
      onValuesChange={emailDraft.store}
      onSubmit={({ email }) => send(email, { onSuccess: openCodeStep })}
      isPending={isPending}
      errors={loginChangeErrors.prepareEmail.of(error) ?? stateErrors}
      accountHref={paths.account}
      onLeave={emailDraft.clear}
    />
  )
}
