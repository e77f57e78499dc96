import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { TextField } from '../../components/TextField.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { normaliseEmail } from '../../text/normaliseText.ts'
import { emailProblem } from '../account.rules.ts'
import { FormFoot } from '../parts/FormFoot.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { LateForm } from '../parts/LateForm.tsx'
import { RESET_STEPS } from '../resetSteps.ts'
import { summaryOf } from '../summaryOf.ts'
import type { ServerErrors } from '../useServerErrors.ts'
import type { ResetMailValues } from './login.types.ts'

export interface ResetMailScreenProps {
  /** Default: empty. */
  defaultValues?: ResetMailValues
  onSubmit: (values: ResetMailValues) => void
  /** Each change, so that a reload brings back what was typed. */
  onTyped?: (values: ResetMailValues) => void
  submitting?: boolean
  errors?: ServerErrors<ResetMailValues>
  hrefs: { login: string; signUp: string }
}

const fields = [{ fieldId: 'reset-email', name: 'email', label: 'メールアドレス' }] as const

/** Whose password is forgotten (W037, step e-mail). What comes next is the same for every address (X7). */
export function ResetMailScreen(props: ResetMailScreenProps) {
  const { defaultValues = { email: '' }, onSubmit, onTyped, submitting = false, errors: refused, hrefs } = props
  return (
    <FormPage
      step={{ at: 1, of: RESET_STEPS }}
      title="パスワードを、設定しなおします"
      lead={<p>登録したメールアドレスを入力してください。確かめるための6桁の認証コードをお送りします。</p>}
    >
      <LateForm
        label="パスワードの再設定"
        initial={defaultValues}
        onSubmit={({ email }) => onSubmit({ email: normaliseEmail(email) })}
        onTyped={onTyped}
        refused={refused}
      >
        {({ register, errors, submitCount, isWaiting }) => (
          <>
            <div className="grid gap-8">
              <ErrorSummary key={submitCount} errors={summaryOf(errors, fields)} />
              <FormMessage text={refused?.form} />
              <TextField
                id="reset-email"
                label="メールアドレス"
                requirement="必須"
                support="全角でも入力できます。"
                type="email"
                autoComplete="username"
                error={errors.email?.message}
                {...register('email', emailProblem)}
              />
            </div>
            <FormFoot submit="認証コードを送る" submitting={submitting || isWaiting}>
              <TextLink href={hrefs.login}>ログインにもどる</TextLink>
            </FormFoot>
          </>
        )}
      </LateForm>
      <p className="mt-12 border-t border-ink pt-5">
        はじめての方は、
        <TextLink href={hrefs.signUp}>無料で会員登録</TextLink>
      </p>
    </FormPage>
  )
}
