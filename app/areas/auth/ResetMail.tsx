import { useMutation } from '@tanstack/react-query'
import { ResetMailScreen } from '@tsudoi/design-system/screens/login/ResetMailScreen'
import { formErrorsOf } from '../../errors/formErrors.ts'
import { isSending } from '../../queries/isSending.ts'
import { prepareResetMutation } from './reset.mutations.ts'
import { resetDraft } from './resetDraft.ts'
import { useResetSteps } from './useResetSteps.ts'

const places = { InvalidEmailFormat: 'email', LOCK_FIVE_TIME_FAILED: 'form', TooManyRequests: 'form' } as const

/** Whose password it is. */
export function ResetMail() {
  const { hrefs, toInput } = useResetSteps()
  const prepare = useMutation(prepareResetMutation)
  const send = (email: string) => {
    if (!isSending(prepareResetMutation.mutationKey)) prepare.mutate(email, { onSuccess: toInput })
  }
  return (
    <ResetMailScreen
      defaultValues={{ email: resetDraft.read().email ?? '' }}
      onTyped={resetDraft.store}
      onSubmit={({ email }) => send(email)}
      submitting={prepare.isPending || prepare.isSuccess}
      errors={formErrorsOf(prepare.error, places)}
      hrefs={hrefs}
    />
  )
}
