import { DonePage, DonePageText } from '../parts/DonePage.tsx'

export interface ResetDoneScreenProps {
  hrefs: { login: string }
}

/** The password was reset (W037, done). All sessions are logged out, so the next step is to log in. */
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
