import { Button } from '../../components/Button.tsx'
import { CodeForm, type CodeStepProps } from '../parts/CodeForm.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { PASSWORD_STEPS } from './account.types.ts'

export interface PasswordCodeScreenProps extends CodeStepProps {
  /** Called when the member cancels: the password remains unchanged. */
  onCancel: () => void
}

/** Step "code" of changing the password: the member types the code mailed to the address (W051). */
export function PasswordCodeScreen({ onCancel, ...form }: PasswordCodeScreenProps) {
  return (
    <FormPage
      step={{ at: 2, of: PASSWORD_STEPS }}
      title="届いたコードを、入力してください"
      lead={
        <p>
          登録しているメールアドレスに、6桁の認証コードを送りました。10分間有効です。届かないときは、迷惑メールの中もご確認ください。
        </p>
      }
    >
      <CodeForm {...form} id="password-code" submit="コードを確かめる">
        <Button variant="quiet" onClick={onCancel}>
          やめてアカウントにもどる
        </Button>
      </CodeForm>
    </FormPage>
  )
}
