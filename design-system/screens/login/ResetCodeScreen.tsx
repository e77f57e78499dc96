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
import { RESET_STEPS } from '../resetSteps.ts'
import { summaryOf } from '../summaryOf.ts'
import { useServerErrors, type ServerErrors } from '../useServerErrors.ts'
import type { ResetCodeValues } from './login.views.ts'

export interface ResetCodeScreenProps {
  /** Where the code went, if somebody is registered with it. */
  email: string
  /** Default: empty. */
  defaultValues?: ResetCodeValues
  onSubmit: (values: ResetCodeValues) => void
  /** Each change, so that a reload brings back what was typed. */
  onTyped?: (values: ResetCodeValues) => void
  submitting?: boolean
  /** InvalidCode belongs to `code`, the lock after five tries to `form`. */
  errors?: ServerErrors<ResetCodeValues>
  resend: Resend
  onResend: () => void
  /** Another address: back to the first step, the pending reset is forgotten. */
  onChangeEmail: () => void
  /** Gives it up: the old password stays. */
  onCancel: () => void
}

const fields = [{ fieldId: 'reset-code', name: 'code', label: '認証コード' }] as const

/** The code out of the mail (W037, page=input). Nothing here tells whether the address is registered (X7). */
export function ResetCodeScreen(props: ResetCodeScreenProps) {
  const { email, defaultValues = { code: '' }, onSubmit, onTyped, submitting = false, errors: refused } = props
  const { resend, onResend, onChangeEmail, onCancel } = props
  const {
    register,
    handleSubmit,
    getValues,
    formState: { errors, submitCount },
  } = useForm<ResetCodeValues>({
    defaultValues,
    errors: useServerErrors<ResetCodeValues>(refused),
    shouldFocusError: false,
  })
  const send = handleSubmit(({ code }) => onSubmit({ code: normaliseDigits(code) }))
  return (
    <FormPage
      step={{ at: 2, of: RESET_STEPS }}
      title="届いたコードを、入力してください"
      lead={
        <>
          <p>{email} で会員登録されている場合は、6桁の認証コードが届きます。コードは10分間有効です。</p>
          <p className="mt-3">
            届かないときは、迷惑メールの中と、メールアドレスに間違いがないかをご確認ください。登録のないアドレスには届きません。
          </p>
        </>
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
              id="reset-code"
              label="認証コード"
              requirement="必須"
              support="全角の数字でも入力できます。"
              error={errors.code?.message}
              {...register('code', {
                validate: (typed) => codeProblem(typed) ?? true,
                onChange: () => onTyped?.(getValues()),
              })}
            />
            <ResendCode
              resend={resend}
              onResend={onResend}
              sentText="登録のあるアドレスに、新しいコードを送りました。前のコードは使えません。"
            />
          </div>
        </div>
        <FormFoot submit="コードを確かめる" submitting={submitting} submittingLabel="確かめています">
          <Button variant="quiet" onClick={onCancel}>
            やめてログインにもどる
          </Button>
        </FormFoot>
      </form>
    </FormPage>
  )
}
