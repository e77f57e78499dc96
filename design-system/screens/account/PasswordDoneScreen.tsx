import { DonePage, DonePageText } from '../parts/DonePage.tsx'
import type { LoginChange } from './account.types.ts'

export interface PasswordDoneScreenProps {
  kind: LoginChange
  accountHref: string
}

/**
 * Step "done" of changing the password (W051). This session remains logged in; all other sessions are logged out
 * (X3).
 */
export function PasswordDoneScreen({ kind, accountHref }: PasswordDoneScreenProps) {
  return (
    <DonePage
      title={kind === 'save' ? 'パスワードを、設定しました' : '新しいパスワードに、変わりました'}
      next={{ label: 'アカウントへもどる', href: accountHref }}
    >
      <DonePageText>
        <p>
          {kind === 'save'
            ? 'これからは、メールアドレスとこのパスワードでもログインできます。'
            : 'これまでのパスワードは使えません。'}
        </p>
        <p>この端末では、ログインしたままです。ほかの端末は、安全のためすべてログアウトしました。</p>
      </DonePageText>
    </DonePage>
  )
}
