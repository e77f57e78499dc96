import { TextLink } from '../../components/TextLink.tsx'
import { CodeForm, type CodeStepProps } from '../parts/CodeForm.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { EMAIL_STEPS, type LoginChange } from './account.types.ts'

export interface EmailCodeScreenProps extends CodeStepProps {
  kind: LoginChange
  /** The address to which the code was mailed. */
  email: string
  /** Called when the member wants another address: back to the first step. */
  onChangeEmail: () => void
  accountHref: string
  /** Called when the member leaves without saving. The caller then discards the draft. */
  onLeave: () => void
}

const words = {
  save: { submit: 'このアドレスを登録する', back: '登録せずにもどる' },
  change: { submit: 'このアドレスに変更する', back: '変更せずにもどる' },
}

/** Step "code" of changing the address: the member types the code mailed to the new address (W050). */
export function EmailCodeScreen({ kind, email, onChangeEmail, accountHref, onLeave, ...form }: EmailCodeScreenProps) {
  const { submit, back } = words[kind]
  return (
    <FormPage
      step={{ at: 2, of: EMAIL_STEPS }}
      title="届いたコードを、入力してください"
      lead={
        <p>
          <span translate="no">{email}</span>{' '}
          に6桁の認証コードを送りました。10分間有効です。届かないときは、迷惑メールの中もご確認ください。
        </p>
      }
    >
      <CodeForm {...form} id="email-code" address={{ email, onChangeEmail }} submit={submit}>
        <TextLink href={accountHref} onClick={onLeave}>
          {back}
        </TextLink>
      </CodeForm>
    </FormPage>
  )
}
