import { PasswordScreen, type PasswordScreenProps } from '@tsudoi/design-system/screens/account/PasswordScreen'
import { paths } from '../../paths.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { useSession, type RegistrationState } from '../../session/sessionStore.ts'
import { useFormSteps } from '../../forms/useFormSteps.ts'
import { loginChangeErrors, requestPasswordCodeMutation } from './login.mutations.ts'
import { passwordDraft } from './passwordDraft.ts'

/**
 * Whether the member sets a first password, changes it, or lacks the e-mail address for it. While the account is
 * loading, returns `change`, because most accounts have a password.
 */
function kindOf(registration: RegistrationState | undefined): PasswordScreenProps['kind'] {
  if (registration && !registration.providers.includes('EMAIL')) return 'no-email'
  return registration?.hasPassword === false ? 'save' : 'change'
}

/**
 * Step 1 of setting a password: the server mails a code when the user presses the button. A member without an e-mail
 * address sees a link to the page that saves one (W051, E013).
 */
export function PasswordStart() {
  const { toInput } = useFormSteps(paths.accountPassword)
  const { send, isPending, error } = useFormMutation(requestPasswordCodeMutation)
  const kind = useSession(({ registration }) => kindOf(registration))
  const openCodeStep = () => {
    passwordDraft.store({ kind: kind === 'save' ? 'save' : 'change', code: '', hasTypedPassword: false })
    toInput()
  }
  return (
    <PasswordScreen
      kind={kind}
      onSubmit={() => send(undefined, { onSuccess: openCodeStep })}
      isPending={isPending}
      errors={loginChangeErrors.preparePassword.of(error)}
      hrefs={{ account: paths.account, email: paths.accountEmail }}
    />
  )
}
