import { DonePage, DonePageText } from '../parts/DonePage.tsx'

export interface ResetDoneScreenProps {
  hrefs: { login: string }
}

/** Confirms that the password was reset. All sessions are logged out, so the next step is to log in (W037, done). */
export function ResetDoneScreen({ hrefs }: ResetDoneScreenProps) {
  return (
    <DonePage
      title="新しいパスワードに、変わりました"
      next={{ label: '新しいパスワードでログイン', href: hrefs.login }}
    >
      <DonePageText>
        <p>
          これまでのパスワードは使えません。安全のため、ログインしていた端末はすべてログアウトしました。新しいパスワードで、もう一度ログインしてください。
        </p>
      </DonePageText>
    </DonePage>
  )
}
