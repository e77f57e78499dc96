import { MailLoginScreen } from '@tsudoi/design-system/screens/login/MailLoginScreen'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { setSharedDevice } from '../../session/setSharedDevice.ts'
import { paths } from '../../paths.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { isSharedDevice } from '../../storage/textStore.ts'
import { Page } from '../../shell/Page.tsx'
import { signinErrors, signinMutation } from './auth.mutations.ts'
import { loginDraft, draftOfCredentials } from './credentialDrafts.ts'
import { useContinueAfterLogin } from './useContinueAfterLogin.ts'
import { usePasskeyAutofill } from './usePasskeyAutofill.ts'

/**
 * Login with e-mail address and password. Afterwards opens the URL in the query’s `callback` if it is allowed,
 * otherwise /home (R002, X1).
 */
export function Component() {
  const { search } = useLocation()
  const { send, isPending, error } = useFormMutation(signinMutation)
  const [draft] = useState(loginDraft.read)
  const [isShared, setIsShared] = useState(isSharedDevice)
  const share = (next: boolean) => {
    setIsShared(next)
    setSharedDevice(next)
  }
  const leave = useContinueAfterLogin()
  const autofill = usePasskeyAutofill(leave)
  return (
    <Page>
      <MailLoginScreen
        defaultValues={{ email: draft?.email ?? '', password: '' }}
        isPasswordLost={draft?.hasTypedPassword}
        onValuesChange={(values) => loginDraft.store(draftOfCredentials(values))}
        onSubmit={(values) => send(values, { onSuccess: leave })}
        isPending={isPending}
        errors={signinErrors.of(error)}
        hasPasskeyAutofill={autofill.hasAutofill}
        passkeyProblem={autofill.problem}
        sharedDevice={{ isShared, onValueChange: share }}
        hrefs={{ login: paths.login + search, reset: paths.loginReset + search, signUp: paths.signupTop + search }}
      />
    </Page>
  )
}
