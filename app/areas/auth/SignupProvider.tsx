import { SignupProviderScreen } from '@tsudoi/design-system/screens/signup/SignupProviderScreen'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasMessageCode } from '../../api/apiError.ts'
import { paths } from '../../paths.ts'
import { useProviderRedirect } from '../../providers/useProviderRedirect.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { Page } from '../../shell/Page.tsx'
import { providerSignupFormErrors, requestProviderSignupCodeMutation } from './auth.mutations.ts'
import { storedProviderSignup, type ProviderSignup } from './storedProviderSignup.ts'
import { useExpiredCodeError } from './useExpiredCodeError.ts'

/**
 * Second step of a sign-up by provider: enter the e-mail address. The provider has already confirmed the person. The
 * next step is the mailed code (C004, S100).
 */
export function SignupProvider({ provider, email }: ProviderSignup) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { send, isPending, error } = useFormMutation(requestProviderSignupCodeMutation)
  const callback = new URLSearchParams(search).get('callback') ?? undefined
  const { redirect, starting } = useProviderRedirect({ intent: 'signup', callback })
  const expiredCodeError = useExpiredCodeError()
  return (
    <Page>
      <SignupProviderScreen
        provider={provider}
        defaultValues={{ email }}
        onValuesChange={(values) => storedProviderSignup.setEmail(values.email)}
        onSubmit={(values) => send(values, { onSuccess: () => void navigate(paths.signupCode) })}
        isPending={isPending}
        errors={providerSignupFormErrors.of(error) ?? expiredCodeError}
        isOver={hasMessageCode(error, 'TimeExpiredAccount')}
        onAgain={() => redirect(provider)}
        isStarting={starting !== undefined}
        hrefs={{ terms: paths.signupTerms + search, login: paths.login }}
      />
    </Page>
  )
}
