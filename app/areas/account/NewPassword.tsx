import type { LoginChange } from '@tsudoi/design-system/screens/account/account.types'
import { NewPasswordScreen } from '@tsudoi/design-system/screens/account/NewPasswordScreen'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { useFormSteps } from '../../forms/useFormSteps.ts'
import { loginChangeErrors, savePasswordMutation } from './login.mutations.ts'
import { passwordDraft } from './passwordDraft.ts'

/**
 * Step 3 of setting a password: enter the new one. If the time limit for this step has passed, an error dialog opens
 * and the form returns to step 1 (E037).
 */
export function NewPassword({ kind }: { kind: LoginChange }) {
  const navigate = useNavigate()
  const { toStart, toDone } = useFormSteps(paths.accountPassword)
  const { send, isPending, error } = useFormMutation(savePasswordMutation)
  const [{ hasTypedPassword, email } = {}] = useState(passwordDraft.read)
  const stepBack = () => {
    if (!passwordDraft.read()) toStart()
  }
  const cancel = () => {
    passwordDraft.clear()
    void navigate(paths.account, { replace: true })
  }
  return (
    <NewPasswordScreen
      kind={kind}
      email={email || undefined}
      isPasswordLost={hasTypedPassword}
      onValuesChange={() => passwordDraft.store({ hasTypedPassword: true })}
      onSubmit={({ password }) => send(password, { onSuccess: () => toDone({ kind }), onError: stepBack })}
      onCancel={cancel}
      isPending={isPending}
      errors={loginChangeErrors.savePassword.of(error)}
    />
  )
}
