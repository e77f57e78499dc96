import { useMutation } from '@tanstack/react-query'
import { ResetCodeScreen } from '@tsudoi/design-system/screens/login/ResetCodeScreen'
import type { Resend } from '@tsudoi/design-system/screens/code.views'
import { formErrorsOf, sentenceOf } from '../../errors/formErrors.ts'
import { isSending } from '../../queries/isSending.ts'
import { pendingReset } from './pendingReset.ts'
import { checkResetCodeMutation, prepareResetMutation } from './reset.mutations.ts'
import { resetDraft } from './resetDraft.ts'
import { useResetSteps } from './useResetSteps.ts'

const places = { InvalidCode: 'code', LOCK_FIVE_TIME_FAILED: 'form' } as const

/** The code out of the mail. When its time is over, a dialog says so and leads to /top (E008). */
export function ResetCode({ email }: { email: string }) {
  const { toStart, toNextInput, toLogin } = useResetSteps()
  const check = useMutation(checkResetCodeMutation)
  const resend = useMutation(prepareResetMutation)
  const states: Record<typeof resend.status, Resend> = {
    idle: { state: 'idle' },
    pending: { state: 'sending' },
    success: { state: 'sent' },
    error: { state: 'failed', reason: sentenceOf(resend.error) },
  }
  const send = (code: string) => {
    if (!isSending(checkResetCodeMutation.mutationKey)) check.mutate({ email, code }, { onSuccess: toNextInput })
  }
  const sendAgain = () => {
    if (!isSending(prepareResetMutation.mutationKey)) resend.mutate(email)
  }
  const changeEmail = () => {
    pendingReset.beginAnew()
    toStart()
  }
  const cancel = () => {
    pendingReset.forget()
    toLogin()
  }
  return (
    <ResetCodeScreen
      email={email}
      defaultValues={{ code: resetDraft.read().code ?? '' }}
      onTyped={resetDraft.store}
      onSubmit={({ code }) => send(code)}
      submitting={check.isPending || check.isSuccess}
      errors={formErrorsOf(check.error, places)}
      resend={states[resend.status]}
      onResend={sendAgain}
      onChangeEmail={changeEmail}
      onCancel={cancel}
    />
  )
}
