import { SignupCodeScreen } from '@tsudoi/design-system/screens/signup/SignupCodeScreen'
import { useNavigate } from 'react-router-dom'
import { formErrorsOf } from '../../errors/formErrors.ts'
import { paths } from '../../paths.ts'
import { useResend } from '../../queries/useResend.ts'
import { useSend } from '../../queries/useSend.ts'
import { pendingSteps } from '../../session/cookies.ts'
import { Page } from '../../shell/Page.tsx'
import { codeMutation, resendMutation } from './auth.mutations.ts'
import { signupDraft } from './entryDrafts.ts'

const places = { InvalidCode: 'code', TimeExpiredVerification: 'code', LOCK_FIVE_TIME_FAILED: 'form' } as const

/** The code out of the mail. With it the account exists, and the profile comes next. */
export function SignupCode({ email }: { email: string }) {
  const navigate = useNavigate()
  const { send, submitting, error } = useSend(codeMutation)
  const { resend, sendAgain } = useResend(resendMutation)
  const goOn = () => void navigate(paths.profileEdit, { replace: true })
  const changeEmail = () => {
    pendingSteps.clear('email-cache')
    signupDraft.store({ email, code: '' })
    void navigate(paths.signupCreate, { replace: true })
  }
  return (
    <Page>
      <SignupCodeScreen
        email={email}
        defaultValues={{ code: signupDraft.read()?.code ?? '' }}
        onTyped={signupDraft.store}
        onSubmit={({ code }) => send({ email, code }, { onSuccess: goOn })}
        submitting={submitting}
        errors={formErrorsOf(error, places)}
        resend={resend}
        onResend={() => sendAgain(email)}
        onChangeEmail={changeEmail}
      />
    </Page>
  )
}
