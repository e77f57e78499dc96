import { Checkbox } from '../../components/Checkbox.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { TextField } from '../../components/TextField.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { normaliseEmail } from '../../text/normaliseText.ts'
import { emailProblem } from '../account.rules.ts'
import { Form } from '../parts/Form.tsx'
import { FormAside } from '../parts/FormAside.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import type { FormFields, ServerErrors } from '../parts/useForm.ts'
import { passwordNotSavedText } from '../passwordSupport.ts'
import type { MailLoginValues } from './login.types.ts'
import type { PasskeyProblem } from './passkey.types.ts'
import { passkeyProblemText } from './passkeyProblemText.ts'

export interface MailLoginScreenProps {
  /** The initial values of the fields. Default: empty. */
  defaultValues?: MailLoginValues | undefined
  onSubmit: (values: MailLoginValues) => void
  /** Called on each change. The caller must not save the password, only whether there was one. */
  onValuesChange?: ((values: MailLoginValues) => void) | undefined
  /** Whether a password was typed before a reload and has to be typed again. */
  isPasswordLost?: boolean | undefined
  isPending?: boolean | undefined
  /** The server's errors. ログインに失敗しました。 concerns the whole form and is reported under `form` (X7). */
  errors?: ServerErrors<MailLoginValues> | undefined
  /**
   * Whether other people use this device, so that no data may be left on it (Q283). Default: the question is not
   * shown.
   */
  sharedDevice?: { isShared: boolean; onValueChange: (isShared: boolean) => void } | undefined
  /** Whether the browser may offer passkeys in the field for the address. Default: false. */
  hasPasskeyAutofill?: boolean | undefined
  /** Why the chosen passkey did not log in. */
  passkeyProblem?: PasskeyProblem | undefined
  hrefs: { login: string; reset: string; signUp: string }
}

const fields: FormFields<MailLoginValues> = {
  email: { id: 'login-email', label: 'メールアドレス', problem: emailProblem },
  password: {
    id: 'login-password',
    label: 'パスワード',
    problem: (typed) => (typed ? undefined : 'パスワードを入力してください。'),
  },
}

/** The form to log in by e-mail and password. After a failed submit the input is still there (W036). */
export function MailLoginScreen(props: MailLoginScreenProps) {
  const { defaultValues = { email: '', password: '' }, onSubmit, onValuesChange, isPasswordLost = false } = props
  const { isPending, errors, hrefs, sharedDevice, hasPasskeyAutofill = false, passkeyProblem } = props
  return (
    <FormPage title="メールアドレスでログイン" lead={<p>登録したメールアドレスとパスワードを入力してください。</p>}>
      <FormMessage text={passkeyProblem && passkeyProblemText[passkeyProblem]} />
      <Form
        label="ログイン"
        fields={fields}
        initial={defaultValues}
        onSubmit={({ email, password }) => onSubmit({ email: normaliseEmail(email), password })}
        onValuesChange={onValuesChange}
        refused={errors}
        foot={
          <FormFooter submit="ログインする" isPending={isPending} submittingLabel="ログインしています">
            <TextLink href={hrefs.login}>ほかの方法でログイン</TextLink>
          </FormFooter>
        }
      >
        {({ field }) => (
          <>
            <TextField
              {...field('email')}
              requirement="必須"
              type="email"
              autoComplete={hasPasskeyAutofill ? 'username webauthn' : 'username'}
            />
            <div>
              <PasswordField
                {...field('password')}
                requirement="必須"
                support={isPasswordLost ? passwordNotSavedText : undefined}
                autoComplete="current-password"
              />
              <p className="mt-2">
                <TextLink href={hrefs.reset} className="text-14">
                  パスワードを忘れたとき
                </TextLink>
              </p>
            </div>
            {sharedDevice && (
              <Checkbox
                label="ほかの人も使う端末です"
                support="見た内容を、この端末に残しません。"
                checked={sharedDevice.isShared}
                onChange={({ target }) => sharedDevice.onValueChange(target.checked)}
              />
            )}
          </>
        )}
      </Form>
      <FormAside>
        はじめての方は、<TextLink href={hrefs.signUp}>無料で会員登録</TextLink>
      </FormAside>
    </FormPage>
  )
}
