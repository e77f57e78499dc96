import { ResetMailScreen } from '@tsudoi/design-system/screens/login/ResetMailScreen'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { requestResetCodeErrors, requestResetCodeMutation } from './reset.mutations.ts'
import { resetDraft } from './resetDraft.ts'
import { useResetSteps } from './useResetSteps.ts'

/** Step 1 of a password reset: enter the address of the account. */
export function ResetMail() {
  const { hrefs, toInput } = useResetSteps()
  const { send, isPending, error } = useFormMutation(requestResetCodeMutation)
  return (
    <ResetMailScreen
      defaultValues={{ email: resetDraft.read()?.email ?? '' }}
      onValuesChange={resetDraft.store}
      onSubmit={({ email }) => send(email, { onSuccess: toInput })}
      isPending={isPending}
      errors={requestResetCodeErrors.of(error)}
      hrefs={hrefs}
    />
  )
}
