import { NotFoundScreen } from '@tsudoi/design-system/screens/system/NotFoundScreen'
import { paths } from '../../paths.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'

/** The page for all unknown paths (R085). */
export function Component() {
  return (
    <Page>
      <NotFoundScreen topHref={useIsMember() ? paths.home : paths.top} />
    </Page>
  )
}
