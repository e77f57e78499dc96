import { LinkProvider } from '@tsudoi/design-system/components/AppLink'
import { LateContext } from '@tsudoi/design-system/late'
import { Outlet } from 'react-router-dom'
import { lateFile, offerReload } from './lateFile.ts'
import { Overlays } from './Overlays.tsx'
import { RouterLink } from './RouterLink.tsx'
import { useArrival } from './useArrival.ts'
import { useHashLinks } from './useHashLinks.ts'

const lateFiles = { fetch: lateFile, onMissing: offerReload }

/** Around every page: the router's link, what becomes of files that are late, focus on arrival, and whatever opens over a page. */
export function Root() {
  useArrival()
  useHashLinks()
  return (
    <LinkProvider component={RouterLink}>
      <LateContext value={lateFiles}>
        <Outlet />
        <Overlays />
      </LateContext>
    </LinkProvider>
  )
}
