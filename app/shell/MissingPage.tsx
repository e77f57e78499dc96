import { lazyComponent } from '@tsudoi/design-system/lazy'
import { paths } from '../paths.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { Page } from './Page.tsx'

const NotFound = lazyComponent(() =>
  import('@tsudoi/design-system/screens/system/NotFoundScreen').then((file) => file.NotFoundScreen),
)

/** The not-found page for a URL whose page exists, but whose content does not (R085). */
export function MissingPage() {
  const topHref = useIsMember() ? paths.home : paths.top
  return (
    <Page title="ページが見つかりません">
      <NotFound topHref={topHref} />
    </Page>
  )
}
