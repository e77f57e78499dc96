import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { TextField } from '../../components/TextField.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { normaliseEmail } from '../../text/normaliseText.ts'
import { emailProblem, passwordProblem } from '../account.rules.ts'
import { FormFoot } from '../parts/FormFoot.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { LateForm } from '../parts/LateForm.tsx'
import { newPasswordSupport } from '../passwordSupport.ts'
import { summaryOf } from '../summaryOf.ts'
import type { ServerErrors } from '../useServerErrors.ts'
import { SIGNUP_STEPS } from '../signupSteps.ts'
import type { SignupValues } from './signup.types.ts'

export interface SignupCreateScreenProps {
  /** Default: empty. */
  defaultValues?: SignupValues
  onSubmit: (values: SignupValues) => void
  /** Each change; of the password it is to be kept only that there was one. */
  onTyped?: (values: SignupValues) => void
  /** It was typed before, and has to be typed again. */
  passwordIsLost?: boolean
  submitting?: boolean
  errors?: ServerErrors<SignupValues>
  hrefs: { terms: string; login: string }
}

const fields = [
  { fieldId: 'signup-email', name: 'email', label: 'メールアドレス' },
  { fieldId: 'signup-password', name: 'password', label: 'パスワード' },
] as const

/** Address and password of a new member (W040); a code is mailed next. */
export function SignupCreateScreen(props: SignupCreateScreenProps) {
  const { defaultValues = { email: '', password: '' }, onSubmit, onTyped, passwordIsLost = false } = props
  const { submitting = false, errors: refused, hrefs } = props
  return (
    <FormPage
      step={{ at: 2, of: SIGNUP_STEPS }}
      title="メールアドレスを、登録します"
      lead={<p>入力したアドレスに、6桁の認証コードをお送りします。</p>}
    >
      <LateForm
        label="会員登録"
        initial={defaultValues}
        onSubmit={({ email, password }) => onSubmit({ email: normaliseEmail(email), password })}
        onTyped={onTyped}
        refused={refused}
      >
        {({ register, errors, submitCount, isWaiting }) => (
          <>
            <div className="grid gap-8">
              <ErrorSummary key={submitCount} errors={summaryOf(errors, fields)} />
              <FormMessage text={refused?.form} />
              <TextField
                id="signup-email"
                label="メールアドレス"
                requirement="必須"
                support="全角でも入力できます。"
                type="email"
                autoComplete="username"
                error={errors.email?.message}
                {...register('email', emailProblem)}
              />
              <PasswordField
                id="signup-password"
                label="パスワード"
                requirement="必須"
                support={newPasswordSupport(passwordIsLost)}
                autoComplete="new-password"
                error={errors.password?.message}
                {...register('password', passwordProblem)}
              />
            </div>
            <FormFoot submit="認証コードを送る" submitting={submitting || isWaiting}>
              <TextLink href={hrefs.terms}>規約にもどる</TextLink>
            </FormFoot>
          </>
        )}
      </LateForm>
      <p className="mt-12 border-t border-ink pt-5">
        登録済みの方は、
        <TextLink href={hrefs.login}>ログインはこちら</TextLink>
      </p>
    </FormPage>
  )
}
