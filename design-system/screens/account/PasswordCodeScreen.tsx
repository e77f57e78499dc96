import { Button } from '../../components/Button.tsx'
import { CodeForm, type CodeStepProps } from '../parts/CodeForm.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { PASSWORD_STEPS } from './account.types.ts'

export interface PasswordCodeScreenProps extends CodeStepProps {
  /** Gives it up: the password stays as it is. */
  onCancel: () => void
}

/** The code that went to the member's address (W051, code). */
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
