import { DonePage, DoneText } from '../parts/DonePage.tsx'

export interface ResetDoneScreenProps {
  hrefs: { login: string }
}

/** The new password holds (W037, done): nobody is logged in any more, so the way on is the log-in. */
export function ResetDoneScreen({ hrefs }: ResetDoneScreenProps) {
  return (
    <DonePage
      title="新しいパスワードに、変わりました"
      next={{ label: '新しいパスワードでログイン', href: hrefs.login }}
    >
      <DoneText>
        <p>
          これまでのパスワードは使えません。安全のため、ログインしていた端末はすべてログアウトしました。新しいパスワードで、もう一度ログインしてください。
        </p>
      </DoneText>
    </DonePage>
  )
}
