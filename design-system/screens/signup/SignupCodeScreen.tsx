import { Button } from '../../components/Button.tsx'
import { CodeForm, type CodeStepProps } from '../parts/CodeForm.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { SIGNUP_STEPS } from '../signupSteps.ts'

export interface SignupCodeScreenProps extends CodeStepProps {
  /** The address to which the code was mailed. */
  email: string
  /** Called when the user wants another address: back to the form, and the pending sign-up is discarded. */
  onChangeEmail: () => void
  /** Called to open the log-in; set when the account already exists. */
  onLogIn?: (() => void) | undefined
}

/**
 * The step of the sign-up in which the user types the mailed code, which is valid for ten minutes and five tries (W040
 * page=code, W123, Q60, Q39).
 */
export function SignupCodeScreen({ email, onChangeEmail, onLogIn, ...form }: SignupCodeScreenProps) {
  return (
    <FormPage
      step={{ at: 3, of: SIGNUP_STEPS }}
      title="届いたコードを、入力してください"
      lead={
        <p>{email} に6桁の認証コードを送りました。10分間有効です。届かないときは、迷惑メールの中もご確認ください。</p>
      }
    >
      <CodeForm {...form} id="signup-code" address={{ email, onChangeEmail }} submit="登録して次へ進む">
        {onLogIn && (
          <Button variant="outline" onClick={onLogIn}>
            ログインへ進む
          </Button>
        )}
      </CodeForm>
    </FormPage>
  )
}
