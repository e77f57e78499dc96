import { LinkProvider } from '@tsudoi/design-system/components/AppLink'
import { Outlet } from 'react-router-dom'
import { Overlays } from './Overlays.tsx'
import { RouterLink } from './RouterLink.tsx'
import { useArrival } from './useArrival.ts'
import { useHashLinks } from './useHashLinks.ts'

/** Around every page: the router's link, focus on arrival, and whatever opens over a page. */
export function Root() {
  useArrival()
  useHashLinks()
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <Overlays />
    </LinkProvider>
  )
}
