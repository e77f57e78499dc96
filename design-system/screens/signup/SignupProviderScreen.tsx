import { Button } from '../../components/Button.tsx'
import { TextField } from '../../components/TextField.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { normaliseEmail } from '../../text/normaliseText.ts'
import { emailProblem } from '../account.rules.ts'
import { socialProviderText, type SocialProvider } from '../login/login.types.ts'
import { Form } from '../parts/Form.tsx'
import { FormAside } from '../parts/FormAside.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import type { FormFields, ServerErrors } from '../parts/useForm.ts'
import { SIGNUP_STEPS } from '../signupSteps.ts'
import type { ProviderSignupValues } from './signup.types.ts'

export interface SignupProviderScreenProps {
  /** The provider that has confirmed the person's identity. */
  provider: SocialProvider
  /** The initial values: the draft, or the address that the provider reported. */
  defaultValues?: ProviderSignupValues | undefined
  /** Called with the typed values on each change: the caller saves them as a draft, which a reload restores. */
  onValuesChange?: ((values: ProviderSignupValues) => void) | undefined
  onSubmit: (values: ProviderSignupValues) => void
  isPending?: boolean | undefined
  errors?: ServerErrors<ProviderSignupValues> | undefined
  /**
   * Whether the provider's confirmation has expired (TimeExpiredAccount): the user then has to visit the provider
   * again.
   */
  isOver?: boolean | undefined
  /** Called to open the provider's page again; the draft is kept. */
  onAgain: () => void
  isStarting?: boolean | undefined
  hrefs: { terms: string; login: string }
}

const fields: FormFields<ProviderSignupValues> = {
  email: { id: 'signup-email', label: 'メールアドレス', problem: emailProblem },
}

/**
 * The step of a sign-up with a provider in which the user types an address. A mailed code must confirm it, because the
 * provider's claim is not trusted (W040, C004).
 */
export function SignupProviderScreen(props: SignupProviderScreenProps) {
  const { provider, defaultValues = { email: '' }, onValuesChange, onSubmit, isPending, errors } = props
  const { isOver = false, onAgain, isStarting, hrefs } = props
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
      <Form
        label="会員登録"
        fields={fields}
        initial={defaultValues}
        onSubmit={({ email }) => onSubmit({ email: normaliseEmail(email) })}
        onValuesChange={onValuesChange}
        refused={errors}
        message={isOver ? `${name}での確認から時間がたちました。もう一度確認すると、続きから登録できます。` : undefined}
        foot={
          isOver ? (
            <div className="mt-10">
              <Button onClick={onAgain} isPending={isStarting} pendingLabel={`${name}へ移動しています`}>
                もう一度{name}で確認する
              </Button>
            </div>
          ) : (
            <FormFooter submit="認証コードを送る" isPending={isPending}>
              <TextLink href={hrefs.terms}>規約にもどる</TextLink>
            </FormFooter>
          )
        }
      >
        {({ field }) => (
          <TextField
            {...field('email')}
            requirement="必須"
            support="別のアドレスに変えられます。全角でも入力できます。"
            type="email"
            autoComplete="email"
          />
        )}
      </Form>
      <FormAside note={`ログインしたあと、アカウントのページで${name}を追加できます。`}>
        登録済みの方は、<TextLink href={hrefs.login}>ログインはこちら</TextLink>
      </FormAside>
    </FormPage>
  )
}
