import { PasswordField } from '../../components/PasswordField.tsx'
import { TextField } from '../../components/TextField.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { normaliseEmail } from '../../text/normaliseText.ts'
import { emailProblem, passwordProblem } from '../account.rules.ts'
import { Form } from '../parts/Form.tsx'
import { FormAside } from '../parts/FormAside.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import type { FormFields, ServerErrors } from '../parts/useForm.ts'
import { newPasswordSupport } from '../passwordSupport.ts'
import { SIGNUP_STEPS } from '../signupSteps.ts'
import type { SignupValues } from './signup.types.ts'

export interface SignupCreateScreenProps {
  /** The initial values of the fields. Default: empty. */
  defaultValues?: SignupValues | undefined
  onSubmit: (values: SignupValues) => void
  /** Called on each change. The caller must not save the password, only whether there was one. */
  onValuesChange?: ((values: SignupValues) => void) | undefined
  /** Whether a password was typed before a reload and has to be typed again. */
  isPasswordLost?: boolean | undefined
  isPending?: boolean | undefined
  errors?: ServerErrors<SignupValues> | undefined
  hrefs: { terms: string; login: string }
}

const fields: FormFields<SignupValues> = {
  email: { id: 'signup-email', label: 'メールアドレス', problem: emailProblem },
  password: { id: 'signup-password', label: 'パスワード', problem: passwordProblem },
}

/** The step of the sign-up in which the user types an address and a password. A code is then mailed (W040). */
export function SignupCreateScreen(props: SignupCreateScreenProps) {
  const { defaultValues = { email: '', password: '' }, onSubmit, onValuesChange, isPasswordLost = false } = props
  const { isPending, errors, hrefs } = props
  return (
    <FormPage
      step={{ at: 2, of: SIGNUP_STEPS }}
      title="メールアドレスを、登録します"
      lead={<p>入力したアドレスに、6桁の認証コードをお送りします。</p>}
    >
      <Form
        label="会員登録"
        fields={fields}
        initial={defaultValues}
        onSubmit={({ email, password }) => onSubmit({ email: normaliseEmail(email), password })}
        onValuesChange={onValuesChange}
        refused={errors}
        foot={
          <FormFooter submit="認証コードを送る" isPending={isPending}>
            <TextLink href={hrefs.terms}>規約にもどる</TextLink>
          </FormFooter>
        }
      >
        {({ field }) => (
          <>
            <TextField
              {...field('email')}
              requirement="必須"
              support="全角でも入力できます。"
              type="email"
              autoComplete="username"
            />
            <PasswordField
              {...field('password')}
              requirement="必須"
              support={newPasswordSupport(isPasswordLost)}
              autoComplete="new-password"
            />
          </>
        )}
      </Form>
      <FormAside>
        登録済みの方は、<TextLink href={hrefs.login}>ログインはこちら</TextLink>
      </FormAside>
    </FormPage>
  )
}
