import { Button } from '../../components/Button.tsx'
import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { TextField } from '../../components/TextField.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { normaliseEmail } from '../../text/normaliseText.ts'
import { emailProblem } from '../account.rules.ts'
import { socialProviderText, type SocialProvider } from '../login/login.types.ts'
import { FormFoot } from '../parts/FormFoot.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { LateForm } from '../parts/LateForm.tsx'
import { SIGNUP_STEPS } from '../signupSteps.ts'
import { summaryOf } from '../summaryOf.ts'
import type { ServerErrors } from '../useServerErrors.ts'
import type { ProviderSignupValues } from './signup.types.ts'

export interface SignupProviderScreenProps {
  /** Who has confirmed the person. */
  provider: SocialProvider
  /** What was typed before, or the address that the provider told. */
  defaultValues?: ProviderSignupValues
  /** Each change, so that a reload brings back what was typed. */
  onTyped?: (values: ProviderSignupValues) => void
  onSubmit: (values: ProviderSignupValues) => void
  submitting?: boolean
  errors?: ServerErrors<ProviderSignupValues>
  /** The provider's confirmation is too old (TimeExpiredAccount): only another visit helps. */
  isOver?: boolean
  /** To the provider's page again; what was typed stays. */
  onAgain: () => void
  starting?: boolean
  hrefs: { terms: string; login: string }
}

const fields = [{ fieldId: 'signup-email', name: 'email', label: 'メールアドレス' }] as const

/** The address of somebody who signs up by a provider (W040, C004): proven by a code, because the provider's word for it proves nothing here. */
export function SignupProviderScreen(props: SignupProviderScreenProps) {
  const { provider, defaultValues = { email: '' }, onTyped, onSubmit, submitting = false, errors: refused } = props
  const { isOver = false, onAgain, starting, hrefs } = props
  const name = socialProviderText[provider]
  return (
    <FormPage
      step={{ at: 2, of: SIGNUP_STEPS }}
      title="メールアドレスを、登録します"
      lead={
        <p>
          {!isOver && `${name}での確認が済みました。`}
          パスワードは要りません。ご連絡のためのアドレスに、6桁の認証コードをお送りします。
        </p>
      }
    >
      <LateForm
        label="会員登録"
        initial={defaultValues}
        onSubmit={({ email }) => onSubmit({ email: normaliseEmail(email) })}
        onTyped={onTyped}
        refused={refused}
      >
        {({ register, errors, submitCount, isWaiting }) => (
          <>
            <div className="grid gap-8">
              <ErrorSummary key={submitCount} errors={summaryOf(errors, fields)} />
              <FormMessage
                text={
                  isOver
                    ? `${name}での確認から時間がたちました。もう一度確認すると、続きから登録できます。`
                    : refused?.form
                }
              />
              <TextField
                id="signup-email"
                label="メールアドレス"
                requirement="必須"
                support="別のアドレスに変えられます。全角でも入力できます。"
                type="email"
                autoComplete="email"
                error={errors.email?.message}
                {...register('email', emailProblem)}
              />
            </div>
            {isOver ? (
              <div className="mt-10">
                <Button onClick={onAgain} pending={starting} pendingLabel={`${name}へ移動しています`}>
                  もう一度{name}で確認する
                </Button>
              </div>
            ) : (
              <FormFoot submit="認証コードを送る" submitting={submitting || isWaiting}>
                <TextLink href={hrefs.terms}>規約にもどる</TextLink>
              </FormFoot>
            )}
          </>
        )}
      </LateForm>
      <p className="mt-12 border-t border-ink pt-5">
        登録済みの方は、
        <TextLink href={hrefs.login}>ログインはこちら</TextLink>
        <span className="mt-1 block text-14 text-quiet">
          ログインしたあと、アカウントのページで{name}を追加できます。
        </span>
      </p>
    </FormPage>
  )
}
