import { PasswordCodeScreen } from '@tsudoi/design-system/screens/account/PasswordCodeScreen'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useResendCode } from '../../queries/useResendCode.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { useFormSteps } from '../../forms/useFormSteps.ts'
import { checkPasswordCodeMutation, loginChangeErrors, requestPasswordCodeMutation } from './login.mutations.ts'
import { passwordDraft } from './passwordDraft.ts'

/** Step 2 of setting a password: enter the code mailed to the member's address. */
export function PasswordCode() {
  const navigate = useNavigate()
  const { toNextInput } = useFormSteps(paths.accountPassword)
  const { send, isPending, error } = useFormMutation(checkPasswordCodeMutation)
  const { resend, sendAgain } = useResendCode(requestPasswordCodeMutation)
  const cancel = () => {
    passwordDraft.clear()
    void navigate(paths.account, { replace: true })
  }
  return (
    <PasswordCodeScreen
      defaultValues={{ code: passwordDraft.read()?.code ?? '' }}
      onValuesChange={passwordDraft.store}
      onSubmit={({ code }) => send(code, { onSuccess: toNextInput })}
      isPending={isPending}
      errors={loginChangeErrors.checkPassword.of(error)}
      resend={resend}
      onResend={sendAgain}
      onCancel={cancel}
    />
  )
}
