import { Button } from '../../components/Button.tsx'
import { CodeForm, type CodeStepProps } from '../parts/CodeForm.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { SIGNUP_STEPS } from '../signupSteps.ts'

export interface SignupCodeScreenProps extends CodeStepProps {
  /** Where the code went. */
  email: string
  /** Another address: back to the form, the pending sign-up is forgotten. */
  onChangeEmail: () => void
  /** The account is there already: on to the log-in. */
  onLogIn?: () => void
}

/** The code out of the mail (W040 page=code, W123): valid for ten minutes, five tries (Q60, Q39). */
export function SignupCodeScreen({ email, onChangeEmail, onLogIn, ...form }: SignupCodeScreenProps) {
  return (
    <FormPage
      step={{ at: 3, of: SIGNUP_STEPS }}
      title="届いたコードを、入力してください"
      lead={
        <p>{email} に6桁の認証コードを送りました。10分間有効です。届かないときは、迷惑メールの中もご確認ください。</p>
      }
    >
      <CodeForm {...form} id="signup-code" address={{ email, onChange: onChangeEmail }} submit="登録して次へ進む">
        {onLogIn && (
          <Button variant="outline" onClick={onLogIn}>
            ログインへ進む
          </Button>
        )}
      </CodeForm>
    </FormPage>
  )
}
