import { LinkProvider } from '@tsudoi/design-system/components/AppLink'
import { UnexpectedScreen } from '@tsudoi/design-system/screens/system/UnexpectedScreen'
import { useRouteError } from 'react-router-dom'
import { paths } from '../paths.ts'
import { isMissingFile } from './isMissingFile.ts'
import { usePageTitle } from './usePageTitle.ts'

const PlainLink = (anchor: { href: string }) => <a {...anchor} />

/** Instead of a page that could not be drawn or fetched. Links load the page anew: what is broken in memory stays behind. */
export function RouteError() {
  const error = useRouteError()
  usePageTitle('エラー')
  return (
    <LinkProvider component={PlainLink}>
      <main id="main" className="min-h-dvh bg-paper">
        <UnexpectedScreen
          reason={isMissingFile(error) ? 'unloaded' : 'broken'}
          topHref={paths.root}
          onReload={() => location.reload()}
        />
      </main>
    </LinkProvider>
  )
}
