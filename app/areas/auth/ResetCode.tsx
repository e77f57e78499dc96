import { ResetCodeScreen } from '@tsudoi/design-system/screens/login/ResetCodeScreen'
import { useResendCode } from '../../queries/useResendCode.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { pendingReset } from './pendingReset.ts'
import { checkResetCodeMutation, checkResetCodeErrors, requestResetCodeMutation } from './reset.mutations.ts'
import { resetDraft } from './resetDraft.ts'
import { useResetSteps } from './useResetSteps.ts'

/**
 * Step 2 of a password reset: enter the mailed code. If the code has expired, an error dialog opens, which leads to
 * /top (E008).
 */
export function ResetCode({ email }: { email: string }) {
  const { toStart, toNextInput, toLogin } = useResetSteps()
  const { send, isPending, error } = useFormMutation(checkResetCodeMutation)
  const { resend, sendAgain } = useResendCode(requestResetCodeMutation)
  const changeEmail = () => {
    pendingReset.startOver()
    toStart()
  }
  const cancel = () => {
    pendingReset.forget()
    toLogin()
  }
  return (
    <ResetCodeScreen
      email={email}
      defaultValues={{ code: resetDraft.read()?.code ?? '' }}
      onValuesChange={resetDraft.store}
      onSubmit={({ code }) => send({ email, code }, { onSuccess: toNextInput })}
      isPending={isPending}
      errors={checkResetCodeErrors.of(error)}
      resend={resend}
      onResend={() => sendAgain(email)}
      onChangeEmail={changeEmail}
      onCancel={cancel}
    />
  )
}
