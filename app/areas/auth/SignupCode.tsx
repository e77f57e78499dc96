import { useMutation } from '@tanstack/react-query'
import { SignupCodeScreen } from '@tsudoi/design-system/screens/signup/SignupCodeScreen'
import type { Resend } from '@tsudoi/design-system/screens/code.views'
import { useNavigate } from 'react-router-dom'
import { formErrorsOf, sentenceOf } from '../../errors/formErrors.ts'
import { paths } from '../../paths.ts'
import { isSending } from '../../queries/isSending.ts'
import { pendingSteps } from '../../session/cookies.ts'
import { Page } from '../../shell/Page.tsx'
import { codeMutation, resendMutation } from './auth.mutations.ts'

const places = { InvalidCode: 'code', TimeExpiredVerification: 'code', LOCK_FIVE_TIME_FAILED: 'form' } as const

/** The code out of the mail. With it the account exists, and the profile comes next. */
export function SignupCode({ email }: { email: string }) {
  const navigate = useNavigate()
  const send = useMutation(codeMutation)
  const resend = useMutation(resendMutation)
  const states: Record<typeof resend.status, Resend> = {
    idle: { state: 'idle' },
    pending: { state: 'sending' },
    success: { state: 'sent' },
    error: { state: 'failed', reason: sentenceOf(resend.error) },
  }
  const submit = (code: string) => {
    if (!isSending(codeMutation.mutationKey))
      send.mutate({ email, code }, { onSuccess: () => void navigate(paths.profileEdit, { replace: true }) })
  }
  const sendAgain = () => {
    if (!isSending(resendMutation.mutationKey)) resend.mutate(email)
  }
  const changeEmail = () => {
    pendingSteps.clear('email-cache')
    void navigate(paths.signupCreate, { replace: true })
  }
  return (
    <Page>
      <SignupCodeScreen
        email={email}
        onSubmit={({ code }) => submit(code)}
        submitting={send.isPending || send.isSuccess}
        errors={formErrorsOf(send.error, places)}
        resend={states[resend.status]}
        onResend={sendAgain}
        onChangeEmail={changeEmail}
      />
    </Page>
  )
}
