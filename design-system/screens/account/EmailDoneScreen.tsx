import { DonePage, DoneText } from '../parts/DonePage.tsx'
import type { LoginChange } from './account.types.ts'

export interface EmailDoneScreenProps {
  kind: LoginChange
  /** The address that holds now. */
  email: string
  /** Without a password the address does not log in: that is the next step then. */
  hasPassword: boolean
  hrefs: { account: string; password: string }
}

/** The new address holds (W050, done). */
export function EmailDoneScreen({ kind, email, hasPassword, hrefs }: EmailDoneScreenProps) {
  return (
    <DonePage
      title={kind === 'save' ? 'メールアドレスを、登録しました' : 'メールアドレスが、変わりました'}
      next={
        hasPassword
          ? { label: 'アカウントへもどる', href: hrefs.account }
          : { label: 'パスワードも設定する', href: hrefs.password }
      }
    >
      <DoneText>
        <p>これからのお知らせと認証コードは、{email} に届きます。</p>
        <p>
          {hasPassword
            ? '次にログインするときは、このアドレスを使ってください。'
            : 'このアドレスでもログインするには、パスワードが必要です。続けて設定できます。'}
        </p>
      </DoneText>
    </DonePage>
  )
}
