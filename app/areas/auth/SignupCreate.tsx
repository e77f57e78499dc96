import { SignupCreateScreen } from '@tsudoi/design-system/screens/signup/SignupCreateScreen'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { Page } from '../../shell/Page.tsx'
import { signupFormErrors, requestSignupCodeMutation } from './auth.mutations.ts'
import { signupDraft, draftOfCredentials } from './credentialDrafts.ts'
import { useExpiredCodeError } from './useExpiredCodeError.ts'

/** Second step of a sign-up by e-mail: enter an address and a password. The code follows. */
export function SignupCreate() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { send, isPending, error } = useFormMutation(requestSignupCodeMutation)
  const expiredCodeError = useExpiredCodeError()
  const [draft] = useState(signupDraft.read)
  return (
    <Page>
      <SignupCreateScreen
        defaultValues={{ email: draft?.email ?? '', password: '' }}
        isPasswordLost={draft?.hasTypedPassword}
        onValuesChange={(values) => signupDraft.store(draftOfCredentials(values))}
        onSubmit={(values) => send(values, { onSuccess: () => void navigate(paths.signupCode) })}
        isPending={isPending}
        errors={signupFormErrors.of(error) ?? expiredCodeError}
        hrefs={{ terms: paths.signupTerms + search, login: paths.login + search }}
      />
    </Page>
  )
}
