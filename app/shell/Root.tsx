import { LinkProvider } from '@tsudoi/design-system/components/AppLink'
import { DeviceZoneContext } from '@tsudoi/design-system/components/DeviceTime'
import { LazyContext } from '@tsudoi/design-system/lazy'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ownOrigin } from '../ownOrigin.ts'
import { AppFrame } from './AppFrame.tsx'
import { modulesWithStatusLine } from './lazyModules.ts'
import { Overlays } from './Overlays.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { RouterLink } from './RouterLink.tsx'
import { NavigateContext, useStableNavigate } from './stableNavigate.ts'
import { useFocusOnNewPage } from './useFocusOnNewPage.ts'
import { useForeignZone } from './useForeignZone.ts'
import { useHashLinks } from './useHashLinks.ts'

/** The components around every page: the frame and the overlays, and what links, lazy files and the focus need. */
export function Root({ children }: { children: ReactNode }) {
  const place = useLocation()
  useFocusOnNewPage()
  useHashLinks()
  const navigate = useStableNavigate()
  const abroad = useForeignZone()
  return (
    <NavigateContext value={navigate}>
      <LinkProvider component={RouterLink} ownOrigin={ownOrigin()}>
        <LazyContext value={modulesWithStatusLine}>
          <DeviceZoneContext value={abroad?.zone}>
            <PageBoundary location={place}>
              <AppFrame>
                {abroad && <abroad.JapanTimeContainer />}
                {children}
              </AppFrame>
            </PageBoundary>
            <Overlays />
          </DeviceZoneContext>
        </LazyContext>
      </LinkProvider>
    </NavigateContext>
  )
}
