import { Button } from '../../components/Button.tsx'
import { ReadonlyField } from '../../components/ReadonlyField.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { NewPasswordForm, type NewPasswordStepProps } from '../parts/NewPasswordForm.tsx'
import { PASSWORD_STEPS, type LoginChange } from './account.types.ts'

export interface NewPasswordScreenProps extends NewPasswordStepProps {
  kind: LoginChange
  /** The account's address; a password manager saves it with the new password. Default: not shown. */
  email?: string | undefined
  /** Called when the member cancels: the password remains unchanged. */
  onCancel: () => void
}

const words = {
  save: { submit: 'このパスワードを設定する', submittingLabel: '設定しています' },
  change: { submit: 'このパスワードに変更する', submittingLabel: '変更しています' },
}

/** Step "new password" for a logged-in member (W051). */
export function NewPasswordScreen({ kind, email, onCancel, ...form }: NewPasswordScreenProps) {
  return (
    <FormPage
      step={{ at: 3, of: PASSWORD_STEPS }}
      title="新しいパスワードを、決めてください"
      lead={<p>コードを確かめました。10分以内に設定してください。この端末では、ログインしたままです。</p>}
    >
      <NewPasswordForm
        {...form}
        {...words[kind]}
        id="new-password"
        head={email && <ReadonlyField label="メールアドレス" type="email" autoComplete="username" value={email} />}
      >
        <Button variant="quiet" onClick={onCancel}>
          やめてアカウントにもどる
        </Button>
      </NewPasswordForm>
    </FormPage>
  )
}
