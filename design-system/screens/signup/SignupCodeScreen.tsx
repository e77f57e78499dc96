import { useForm } from 'react-hook-form'
import { Button } from '../../components/Button.tsx'
import { CodeField } from '../../components/CodeField.tsx'
import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { ReadonlyField } from '../../components/ReadonlyField.tsx'
import { normaliseDigits } from '../../text/normaliseText.ts'
import { codeProblem } from '../account.rules.ts'
import { FormFoot } from '../parts/FormFoot.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { ResendCode } from '../parts/ResendCode.tsx'
import type { Resend } from '../code.views.ts'
import { summaryOf } from '../summaryOf.ts'
import { useServerErrors, type ServerErrors } from '../useServerErrors.ts'
import { SIGNUP_STEPS } from '../signupSteps.ts'
import type { CodeValues } from './signup.views.ts'

export interface SignupCodeScreenProps {
  /** Where the code went. */
  email: string
  onSubmit: (values: CodeValues) => void
  submitting?: boolean
  /** InvalidCode and TimeExpiredVerification belong to `code`. */
  errors?: ServerErrors<CodeValues>
  resend: Resend
  onResend: () => void
  /** Another address: back to the form, the pending sign-up is forgotten. */
  onChangeEmail: () => void
}

const fields = [{ fieldId: 'signup-code', name: 'code', label: '認証コード' }] as const

/** The code out of the mail (W040 page=code, W123): valid for ten minutes, five tries (Q60, Q39). */
export function SignupCodeScreen(props: SignupCodeScreenProps) {
  const { email, onSubmit, submitting = false, errors: refused, resend, onResend, onChangeEmail } = props
  const {
    register,
    handleSubmit,
    formState: { errors, submitCount },
  } = useForm<CodeValues>({
    defaultValues: { code: '' },
    errors: useServerErrors<CodeValues>(refused),
    shouldFocusError: false,
  })
  const send = handleSubmit(({ code }) => onSubmit({ code: normaliseDigits(code) }))
  return (
    <FormPage
      step={{ at: 3, of: SIGNUP_STEPS }}
      title="届いたコードを、入力してください"
      lead={
        <p>{email} に6桁の認証コードを送りました。10分間有効です。届かないときは、迷惑メールの中もご確認ください。</p>
      }
    >
      <form onSubmit={(event) => void send(event)} noValidate aria-label="認証コード">
        <div className="grid gap-8">
          <ErrorSummary key={submitCount} errors={summaryOf(errors, fields)} />
          <FormMessage text={refused?.form} />
          <ReadonlyField
            label="メールアドレス"
            type="email"
            autoComplete="username"
            value={email}
            action={
              <Button
                variant="quiet"
                size="small"
                onClick={onChangeEmail}
                aria-label="メールアドレスを変更"
                className="-mr-3"
              >
                変更
              </Button>
            }
          />
          <div>
            <CodeField
              id="signup-code"
              label="認証コード"
              requirement="必須"
              support="全角の数字でも入力できます。"
              error={errors.code?.message}
              {...register('code', { validate: (typed) => codeProblem(typed) ?? true })}
            />
            <ResendCode resend={resend} onResend={onResend} />
          </div>
        </div>
        <FormFoot submit="登録して次へ進む" submitting={submitting} submittingLabel="確かめています" />
      </form>
    </FormPage>
  )
}
