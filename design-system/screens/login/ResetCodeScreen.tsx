import { Button } from '../../components/Button.tsx'
import { CodeForm, type CodeStepProps } from '../parts/CodeForm.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { RESET_STEPS } from '../resetSteps.ts'

export interface ResetCodeScreenProps extends CodeStepProps {
  /** The address to which the code is mailed, if it is registered. */
  email: string
  /** Called when the user wants another address: back to the first step, and the pending reset is discarded. */
  onChangeEmail: () => void
  /** Called when the user cancels: the old password remains valid. */
  onCancel: () => void
}

/**
 * The step of a password reset in which the user types the mailed code. The page never reveals whether the address is
 * registered (W037, page=input, X7).
 */
export function ResetCodeScreen({ email, onChangeEmail, onCancel, ...form }: ResetCodeScreenProps) {
  return (
    <FormPage
      step={{ at: 2, of: RESET_STEPS }}
      title="届いたコードを、入力してください"
      lead={
        <>
          <p>{email} で会員登録されている場合は、6桁の認証コードが届きます。コードは10分間有効です。</p>
          <p className="mt-3">
            届かないときは、迷惑メールの中と、メールアドレスに間違いがないかをご確認ください。登録のないアドレスには届きません。
          </p>
        </>
      }
    >
      <CodeForm
        {...form}
        id="reset-code"
        address={{ email, onChangeEmail }}
        submit="コードを確かめる"
        sentText="登録のあるアドレスに、新しいコードを送りました。前のコードは使えません。"
      >
        <Button variant="quiet" onClick={onCancel}>
          やめてログインにもどる
        </Button>
      </CodeForm>
    </FormPage>
  )
}
