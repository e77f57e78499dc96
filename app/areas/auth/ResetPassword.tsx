import { ResetPasswordScreen } from '@tsudoi/design-system/screens/login/ResetPasswordScreen'
import { useState } from 'react'
import { useSend } from '../../queries/useSend.ts'
import { pendingReset } from './pendingReset.ts'
import { saveResetErrors, saveResetMutation } from './reset.mutations.ts'
import { resetDraft } from './resetDraft.ts'
import { useResetSteps } from './useResetSteps.ts'

/** The new password; the host wants the proven code beside it (X6). */
export function ResetPassword({ email, code }: { email: string; code: string }) {
  const { toStart, toNextInput, toDone, toLogin } = useResetSteps()
  const { send, submitting, error } = useSend(saveResetMutation)
  const [isLost] = useState(() => resetDraft.read()?.hasTypedPassword)
  /** Back to the step that the host's refusal left (reset.mutations). */
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
      passwordIsLost={isLost}
      onTyped={() => resetDraft.store({ hasTypedPassword: true })}
      onSubmit={({ password }) => send({ email, code, password }, { onSuccess: toDone, onError: stepBack })}
      onCancel={cancel}
      submitting={submitting}
      errors={saveResetErrors.of(error)}
    />
  )
}
