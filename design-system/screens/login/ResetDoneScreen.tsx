import { Button } from '../../components/Button.tsx'

export interface ResetDoneScreenProps {
  hrefs: { login: string }
}

/** The new password holds (W037, done): nobody is logged in any more, so the way on is the log-in. */
export function ResetDoneScreen({ hrefs }: ResetDoneScreenProps) {
  return (
    <div className="page flex flex-col items-start pt-10 pb-24 desk:pt-20">
      <h1 className="heading text-32 desk:text-44">新しいパスワードに、変わりました</h1>
      <div className="mt-10 w-full border-t border-ink pt-6">
        <p className="max-w-150 text-reading">
          これまでのパスワードは使えません。安全のため、ログインしていた端末はすべてログアウトしました。新しいパスワードで、もう一度ログインしてください。
        </p>
      </div>
      <Button href={hrefs.login} className="mt-10">
        新しいパスワードでログイン
      </Button>
    </div>
  )
}
