import { SignupCodeScreen } from '@tsudoi/design-system/screens/signup/SignupCodeScreen'
import { useNavigate } from 'react-router-dom'
import { hasMessageCode } from '../../api/apiError.ts'
import { paths } from '../../paths.ts'
import { useResendCode } from '../../queries/useResendCode.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { Page } from '../../shell/Page.tsx'
import {
  signupCodeErrors,
  verifySignupCodeMutation,
  verifyProviderSignupCodeMutation,
  resendSignupCodeMutation,
} from './auth.mutations.ts'
import { signupDraft } from './credentialDrafts.ts'
import { providerSignupFormUrl } from './storedProviderSignup.ts'
import { pendingSignup, type PendingSignup } from './pendingSignup.ts'

/** Last step of a sign-up: enter the mailed code, which creates the account. The profile form follows. */
export function SignupCode({ email, method }: PendingSignup) {
  const navigate = useNavigate()
  /**
   * Forgets the pending sign-up and opens another page. If it were still pending, the page would redirect back here
   * (S030).
   */
  const leaveTo = (path: string, state?: { isOver: true }) => {
    pendingSignup.forget()
    signupDraft.store({ email, code: '' })
    void navigate(path, { replace: true, state })
  }
  const startOver = (state?: { isOver: true }) =>
    leaveTo(method === 'password' ? paths.signupCreate : providerSignupFormUrl(), state)
  const { send, isPending, error } = useFormMutation(
    method === 'password' ? verifySignupCodeMutation : verifyProviderSignupCodeMutation,
  )
  // Requests a new code. If the server has forgotten this sign-up, deletes its cookie and starts over (X5).
  const { resend, sendAgain } = useResendCode({
    ...resendSignupCodeMutation,
    onError: (refused) => hasMessageCode(refused, 'TimeExpiredVerification') && startOver({ isOver: true }),
  })
  const openProfileForm = () => void navigate(paths.profileEdit, { replace: true })
  // Whether the code is correct, but the address already has an account.
  const hasAccount = hasMessageCode(error, 'AlreadySignedUp')
  return (
    <Page>
      <SignupCodeScreen
        email={email}
        defaultValues={{ code: signupDraft.read()?.code ?? '' }}
        onValuesChange={signupDraft.store}
        onSubmit={({ code }) => send({ email, code }, { onSuccess: openProfileForm })}
        isPending={isPending}
        errors={signupCodeErrors.of(error)}
        resend={resend}
        onResend={() => sendAgain(email)}
        onChangeEmail={() => startOver()}
        onLogIn={hasAccount ? () => leaveTo(method === 'password' ? paths.loginMail : paths.login) : undefined}
      />
    </Page>
  )
}
