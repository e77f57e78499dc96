import { DonePage, DonePageText } from '../parts/DonePage.tsx'
import type { LoginChange } from './account.types.ts'

export interface EmailDoneScreenProps {
  kind: LoginChange
  /** The address that is valid from now on. */
  email: string
  /**
   * Whether the account has a password. Without one the address cannot be used to log in, so the page offers setting a
   * password as the next step.
   */
  hasPassword: boolean
  hrefs: { account: string; password: string }
}

/** Step "done" of changing the address: the new address is saved (W050). */
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
      <DonePageText>
        <p>
          これからのお知らせと認証コードは、<span translate="no">{email}</span> に届きます。
        </p>
        <p>
          {hasPassword
            ? '次にログインするときは、このアドレスを使ってください。'
            : 'このアドレスでもログインするには、パスワードが必要です。続けて設定できます。'}
        </p>
      </DonePageText>
    </DonePage>
  )
}
