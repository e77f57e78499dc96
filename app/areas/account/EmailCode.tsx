import type { LoginChange } from '@tsudoi/design-system/screens/account/account.types'
import { EmailCodeScreen } from '@tsudoi/design-system/screens/account/EmailCodeScreen'
import { paths } from '../../paths.ts'
import { useResendCode } from '../../queries/useResendCode.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { useFormSteps } from '../../forms/useFormSteps.ts'
import { emailDraft } from './emailDraft.ts'
import { loginChangeErrors, requestEmailCodeMutation, saveEmailMutation } from './login.mutations.ts'

/** Step 2 of changing the e-mail address: enter the code mailed to the new address. */
export function EmailCode({ email, kind }: { email: string; kind: LoginChange }) {
  const { toStart, toDone } = useFormSteps(paths.accountEmail)
  const { send, isPending, error } = useFormMutation(saveEmailMutation)
  const { resend, sendAgain } = useResendCode(requestEmailCodeMutation)
  const backToAddress = (errors?: { email: string }) => {
    emailDraft.store({ sentTo: '' })
    toStart({ errors })
  }
  const returnToForm = (refused: Error) => {
    const errors = loginChangeErrors.saveEmail.of(refused)
    if (errors?.email) backToAddress({ email: errors.email })
  }
  return (
    <EmailCodeScreen
      kind={kind}
      email={email}
      defaultValues={{ code: emailDraft.read()?.code ?? '' }}
      onValuesChange={emailDraft.store}
      onSubmit={({ code }) => send(code, { onSuccess: () => toDone({ email, kind }), onError: returnToForm })}
      isPending={isPending}
      errors={loginChangeErrors.saveEmail.of(error)}
      resend={resend}
      onResend={() => sendAgain(email)}
      onChangeEmail={() => backToAddress()}
      accountHref={paths.account}
      onLeave={emailDraft.clear}
    />
  )
}
