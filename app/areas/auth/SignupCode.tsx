import { SignupCodeScreen } from '@tsudoi/design-system/screens/signup/SignupCodeScreen'
import { useNavigate } from 'react-router-dom'
import { hasMessageCode } from '../../api/apiError.ts'
import { paths } from '../../paths.ts'
import { useResend } from '../../queries/useResend.ts'
import { useSend } from '../../queries/useSend.ts'
import { Page } from '../../shell/Page.tsx'
import {
  signupCodeErrors,
  verifySignupCodeMutation,
  verifyProviderSignupCodeMutation,
  resendSignupCodeMutation,
} from './auth.mutations.ts'
import { signupDraft } from './entryDrafts.ts'
import { signupAddressUrl } from './newcomer.ts'
import { pendingSignup, type PendingSignup } from './pendingSignup.ts'

/** Last step of a sign-up: enter the mailed code, which creates the account. The profile form follows. */
export function SignupCode({ email, way }: PendingSignup) {
  const navigate = useNavigate()
  /** Forgets the pending sign-up first; otherwise the page would redirect to this step again (S030). */
  const leaveFor = (path: string, state?: { isOver: true }) => {
    pendingSignup.forget()
    signupDraft.store({ email, code: '' })
    void navigate(path, { replace: true, state })
  }
  const begin = (state?: { isOver: true }) =>
    leaveFor(way === 'password' ? paths.signupCreate : signupAddressUrl(), state)
  const { send, submitting, error } = useSend(
    way === 'password' ? verifySignupCodeMutation : verifyProviderSignupCodeMutation,
  )
  // If the server no longer waits for this sign-up, it sends no new code: start over and delete the cookie (X5).
  const { resend, sendAgain } = useResend({
    ...resendSignupCodeMutation,
    onError: (refused) => hasMessageCode(refused, 'TimeExpiredVerification') && begin({ isOver: true }),
  })
  const goOn = () => void navigate(paths.profileEdit, { replace: true })
  // The code has proven the address, but the address already has an account.
  const isThere = hasMessageCode(error, 'AlreadySignedUp')
  return (
    <Page>
      <SignupCodeScreen
        email={email}
        defaultValues={{ code: signupDraft.read()?.code ?? '' }}
        onTyped={signupDraft.store}
        onSubmit={({ code }) => send({ email, code }, { onSuccess: goOn })}
        submitting={submitting}
        errors={signupCodeErrors.of(error)}
        resend={resend}
        onResend={() => sendAgain(email)}
        onChangeEmail={() => begin()}
        onLogIn={isThere ? () => leaveFor(way === 'password' ? paths.loginMail : paths.login) : undefined}
      />
    </Page>
  )
}
