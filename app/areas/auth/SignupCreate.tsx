import { useMutation } from '@tanstack/react-query'
import { SignupCreateScreen } from '@tsudoi/design-system/screens/signup/SignupCreateScreen'
import type { SignupValues } from '@tsudoi/design-system/screens/signup/signup.views'
import { useLocation, useNavigate } from 'react-router-dom'
import { formErrorsOf } from '../../errors/formErrors.ts'
import { paths } from '../../paths.ts'
import { isSending } from '../../queries/isSending.ts'
import { Page } from '../../shell/Page.tsx'
import { prepareMutation } from './auth.mutations.ts'

const places = {
  AlreadyExistsEmail: 'email',
  InvalidEmailFormat: 'email',
  InvalidPasswordFormat: 'password',
  InvalidPasswordLength: 'password',
  InvalidPasswordConsecutive: 'password',
  TooManyRequests: 'form',
} as const

/** Address and password; then the code. */
export function SignupCreate() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const prepare = useMutation(prepareMutation)
  const send = (values: SignupValues) => {
    if (!isSending(prepareMutation.mutationKey))
      prepare.mutate(values, { onSuccess: () => void navigate(paths.signupCode) })
  }
  return (
    <Page>
      <SignupCreateScreen
        onSubmit={send}
        submitting={prepare.isPending}
        errors={formErrorsOf(prepare.error, places)}
        hrefs={{ terms: paths.signupTerms + search, login: paths.login + search }}
      />
    </Page>
  )
}
