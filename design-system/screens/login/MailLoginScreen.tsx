import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { TextField } from '../../components/TextField.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { normaliseEmail } from '../../text/normaliseText.ts'
import { emailProblem } from '../account.rules.ts'
import { FormFoot } from '../parts/FormFoot.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { LateForm } from '../parts/LateForm.tsx'
import { passwordLostText } from '../passwordSupport.ts'
import type { ServerErrors } from '../useServerErrors.ts'
import { summaryOf } from '../summaryOf.ts'
import type { MailLoginValues } from './login.types.ts'

export interface MailLoginScreenProps {
  /** Default: empty. */
  defaultValues?: MailLoginValues
  onSubmit: (values: MailLoginValues) => void
  /** Each change; of the password it is to be kept only that there was one. */
  onTyped?: (values: MailLoginValues) => void
  /** It was typed before a reload, and has to be typed again. */
  passwordIsLost?: boolean
  submitting?: boolean
  /** ログインに失敗しました。 belongs to the whole form: `form` (X7). */
  errors?: ServerErrors<MailLoginValues>
  hrefs: { login: string; reset: string; signUp: string }
}

const fields = [
  { fieldId: 'login-email', name: 'email', label: 'メールアドレス' },
  { fieldId: 'login-password', name: 'password', label: 'パスワード' },
] as const

/** Log-in by e-mail (W036). A failed send keeps what was typed. */
export function MailLoginScreen(props: MailLoginScreenProps) {
  const { defaultValues = { email: '', password: '' }, onSubmit, onTyped, passwordIsLost = false } = props
  const { submitting = false, errors: refused, hrefs } = props
  return (
    <FormPage title="メールアドレスでログイン" lead={<p>登録したメールアドレスとパスワードを入力してください。</p>}>
      <LateForm
        label="ログイン"
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
                id="login-email"
                label="メールアドレス"
                requirement="必須"
                type="email"
                autoComplete="username"
                error={errors.email?.message}
                {...register('email', emailProblem)}
              />
              <div>
                <PasswordField
                  id="login-password"
                  label="パスワード"
                  requirement="必須"
                  support={passwordIsLost ? passwordLostText : undefined}
                  autoComplete="current-password"
                  error={errors.password?.message}
                  {...register('password', (typed) => (typed ? undefined : 'パスワードを入力してください。'))}
                />
                <p className="mt-2">
                  <TextLink href={hrefs.reset} className="text-14">
                    パスワードを忘れたとき
                  </TextLink>
                </p>
              </div>
            </div>
            <FormFoot submit="ログインする" submitting={submitting || isWaiting} submittingLabel="ログインしています">
              <TextLink href={hrefs.login}>ほかの方法でログイン</TextLink>
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
