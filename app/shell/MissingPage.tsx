import { lazyComponent } from '@tsudoi/design-system/lazy'
import { paths } from '../paths.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { Page } from './Page.tsx'

const NotFound = lazyComponent(() =>
  import('@tsudoi/design-system/screens/system/NotFoundScreen').then((file) => file.NotFoundScreen),
)

/** The not-found page at an address whose page exists while the thing that it names does not (R085). */
export function MissingPage() {
  const topHref = useIsMember() ? paths.home : paths.top
  return (
    <Page title="ページが見つかりません">
      <NotFound topHref={topHref} />
    </Page>
  )
}
