import { ResetPasswordScreen } from '@tsudoi/design-system/screens/login/ResetPasswordScreen'
import { useState } from 'react'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { pendingReset } from './pendingReset.ts'
import { saveResetPasswordErrors, saveResetPasswordMutation } from './reset.mutations.ts'
import { resetDraft } from './resetDraft.ts'
import { useResetSteps } from './useResetSteps.ts'

/** Step 3 of a password reset: enter the new password. The call also contains the code from step 2 (X6). */
export function ResetPassword({ email, code }: { email: string; code: string }) {
  const { toStart, toNextInput, toDone, toLogin } = useResetSteps()
  const { send, isPending, error } = useFormMutation(saveResetPasswordMutation)
  const [isLost] = useState(() => resetDraft.read()?.hasTypedPassword)
  /** Shows the step to which the failed mutation has returned the pending reset (reset.mutations.ts). */
  const stepBack = () => {
    const pending = pendingReset.read()
    if (!pending) toStart()
    else if (pending.step === 'code') toNextInput()
  }
  const cancel = () => {
    pendingReset.forget()
    toLogin()
  }
  return (
    <ResetPasswordScreen
      email={email}
      isPasswordLost={isLost}
      onValuesChange={() => resetDraft.store({ hasTypedPassword: true })}
      onSubmit={({ password }) => send({ email, code, password }, { onSuccess: toDone, onError: stepBack })}
      onCancel={cancel}
      isPending={isPending}
      errors={saveResetPasswordErrors.of(error)}
    />
  )
}
