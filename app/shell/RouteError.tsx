import { FailedState } from '@tsudoi/design-system/components/FailedState'
import { Logo } from '@tsudoi/design-system/components/Logo'
import { useRouteError } from 'react-router-dom'
import { paths } from '../paths.ts'
import { isMissingFile } from './isMissingFile.ts'
import { usePageTitle } from './usePageTitle.ts'

const missing = {
  title: 'この画面を読みこめませんでした',
  cause: '新しい版が公開されたか、接続が切れました。',
  remedy: 'ページを読みこみ直してください。',
}
const broken = {
  title: 'この画面を表示できませんでした',
  cause: '画面の組み立てで問題が起きました。入力や購入の結果は、サーバーに保存された分が残っています。',
  remedy: 'ページを読みこみ直してください。続く場合は、お問い合わせからご連絡ください。',
}

/** What stands instead of a page that could not be drawn: never a white page, always a way on. */
export function RouteError() {
  const error = useRouteError()
  usePageTitle('エラー')
  return (
    <main id="main" className="page min-h-dvh bg-paper py-8">
      <Logo href={paths.root} />
      <h1 className="sr-only">エラー</h1>
      <div className="mt-14">
        <FailedState
          failure={isMissingFile(error) ? missing : broken}
          onRetry={() => location.reload()}
          retryLabel="ページを読みこみ直す"
        />
      </div>
    </main>
  )
}
