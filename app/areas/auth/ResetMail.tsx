import { ResetMailScreen } from '@tsudoi/design-system/screens/login/ResetMailScreen'
import { formErrorsOf } from '../../errors/formErrors.ts'
import { useSend } from '../../queries/useSend.ts'
import { prepareResetMutation } from './reset.mutations.ts'
import { resetDraft } from './resetDraft.ts'
import { useResetSteps } from './useResetSteps.ts'

const errorFieldByCode = {
  InvalidEmailFormat: 'email',
  LOCK_FIVE_TIME_FAILED: 'form',
  TooManyRequests: 'form',
} as const

/** Whose password it is. */
export function ResetMail() {
  const { hrefs, toInput } = useResetSteps()
  const { send, submitting, error } = useSend(prepareResetMutation)
  return (
    <ResetMailScreen
      defaultValues={{ email: resetDraft.read()?.email ?? '' }}
      onTyped={resetDraft.store}
      onSubmit={({ email }) => send(email, { onSuccess: toInput })}
      submitting={submitting}
      errors={formErrorsOf(error, errorFieldByCode)}
      hrefs={hrefs}
    />
  )
}
