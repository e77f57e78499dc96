import { useMutation } from '@tanstack/react-query'
import { ResetPasswordScreen } from '@tsudoi/design-system/screens/login/ResetPasswordScreen'
import { formErrorsOf } from '../../errors/formErrors.ts'
import { isSending } from '../../queries/isSending.ts'
import { pendingReset } from './pendingReset.ts'
import { saveResetMutation } from './reset.mutations.ts'
import { useResetSteps } from './useResetSteps.ts'

const places = {
  InvalidPasswordFormat: 'password',
  InvalidPasswordLength: 'password',
  InvalidPasswordConsecutive: 'password',
  LOCK_FIVE_TIME_FAILED: 'form',
} as const

/** The new password; the host wants the proven code beside it (X6). */
export function ResetPassword({ email, code }: { email: string; code: string }) {
  const { toStart, toNextInput, toDone, toLogin } = useResetSteps()
  const save = useMutation(saveResetMutation)
  /** Back to the step that the host's refusal left (reset.mutations). */
  const stepBack = () => {
    const pending = pendingReset.read()
    if (!pending) toStart()
    else if (pending.step === 'code') toNextInput()
  }
  const send = (password: string) => {
    if (!isSending(saveResetMutation.mutationKey))
      save.mutate({ email, code, password }, { onSuccess: toDone, onError: stepBack })
  }
  const cancel = () => {
    pendingReset.forget()
    toLogin()
  }
  return (
    <ResetPasswordScreen
      email={email}
      onSubmit={({ password }) => send(password)}
      onCancel={cancel}
      submitting={save.isPending || save.isSuccess}
      errors={formErrorsOf(save.error, places)}
    />
  )
}
