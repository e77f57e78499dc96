import { Button } from '../../components/Button.tsx'
import { ReadonlyField } from '../../components/ReadonlyField.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { NewPasswordForm, type NewPasswordStepProps } from '../parts/NewPasswordForm.tsx'
import { RESET_STEPS } from '../resetSteps.ts'

export interface ResetPasswordScreenProps extends NewPasswordStepProps {
  /** The account's address; a password manager saves it with the new password. */
  email: string
  /** Called when the user cancels: the old password remains valid. */
  onCancel: () => void
}

/**
 * The step of a password reset in which the user types the new password, within ten minutes after the code was accepted
 * (W037, page=input, X6).
 */
export function ResetPasswordScreen({ email, onCancel, ...form }: ResetPasswordScreenProps) {
  return (
    <FormPage
      step={{ at: 3, of: RESET_STEPS }}
      title="新しいパスワードを、決めてください"
      lead={
        <p>
          コードを確かめました。10分以内に設定してください。設定すると、ほかの端末でもいったんログアウトになります。
        </p>
      }
    >
      <NewPasswordForm
        {...form}
        id="reset-password"
        head={<ReadonlyField label="メールアドレス" type="email" autoComplete="username" value={email} />}
        submit="このパスワードに変更する"
        submittingLabel="変更しています"
      >
        <Button variant="quiet" onClick={onCancel}>
          やめてログインにもどる
        </Button>
      </NewPasswordForm>
    </FormPage>
  )
}
