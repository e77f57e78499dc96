import { TextField } from '../../components/TextField.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { normaliseEmail } from '../../text/normaliseText.ts'
import { emailProblem } from '../account.rules.ts'
import { Form } from '../parts/Form.tsx'
import { FormAside } from '../parts/FormAside.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import type { FormFields, ServerErrors } from '../parts/useForm.ts'
import { RESET_STEPS } from '../resetSteps.ts'
import type { ResetMailValues } from './login.types.ts'

export interface ResetMailScreenProps {
  /** The initial values of the fields. Default: empty. */
  defaultValues?: ResetMailValues | undefined
  onSubmit: (values: ResetMailValues) => void
  /** Called with the typed values on each change: the caller saves them as a draft, which a reload restores. */
  onValuesChange?: ((values: ResetMailValues) => void) | undefined
  isPending?: boolean | undefined
  errors?: ServerErrors<ResetMailValues> | undefined
  hrefs: { login: string; signUp: string }
}

const fields: FormFields<ResetMailValues> = {
  email: { id: 'reset-email', label: 'メールアドレス', problem: emailProblem },
}

/**
 * The first step of a password reset: the user types the address of the account. The next page is the same for every
 * address (W037, X7).
 */
export function ResetMailScreen(props: ResetMailScreenProps) {
  const { defaultValues = { email: '' }, onSubmit, onValuesChange, isPending, errors, hrefs } = props
  return (
    <FormPage
      step={{ at: 1, of: RESET_STEPS }}
      title="パスワードを、設定しなおします"
      lead={<p>登録したメールアドレスを入力してください。確かめるための6桁の認証コードをお送りします。</p>}
    >
      <Form
        label="パスワードの再設定"
        fields={fields}
        initial={defaultValues}
        onSubmit={({ email }) => onSubmit({ email: normaliseEmail(email) })}
        onValuesChange={onValuesChange}
        refused={errors}
        foot={
          <FormFooter submit="認証コードを送る" isPending={isPending}>
            <TextLink href={hrefs.login}>ログインにもどる</TextLink>
          </FormFooter>
        }
      >
        {({ field }) => (
          <TextField
            {...field('email')}
            requirement="必須"
            support="全角でも入力できます。"
            type="email"
            autoComplete="username"
          />
        )}
      </Form>
      <FormAside>
        はじめての方は、<TextLink href={hrefs.signUp}>無料で会員登録</TextLink>
      </FormAside>
    </FormPage>
  )
}
