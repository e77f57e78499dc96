import { Button } from '../../components/Button.tsx'
import { CodeForm, type CodeStepProps } from '../parts/CodeForm.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { RESET_STEPS } from '../resetSteps.ts'

export interface ResetCodeScreenProps extends CodeStepProps {
  /** Where the code went, if somebody is registered with it. */
  email: string
  /** Another address: back to the first step, the pending reset is forgotten. */
  onChangeEmail: () => void
  /** Gives it up: the old password stays. */
  onCancel: () => void
}

/** The code out of the mail (W037, page=input). Nothing here tells whether the address is registered (X7). */
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
        address={{ email, onChange: onChangeEmail }}
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
