import { useEffect } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { reportError } from '../errors/reportError.ts'
import { useHostApp } from '../platform/useHostApp.ts'
import { useSession } from '../session/sessionStore.ts'
import { LazyStatusLine } from '../shell/LazyStatusLine.tsx'
import { WaitingPage } from '../shell/WaitingPage.tsx'
import { onNetworkIdle } from '../shell/onNetworkIdle.ts'
import { provideNavigate } from './appNavigate.ts'
import './firstPopListener.ts'
import { historyEntry } from './goBack.ts'
import type { Arrival } from './resolveArrival.ts'
import { ShownPage } from './ShownPage.tsx'
import { usePageScroll } from './usePageScroll.ts'
import { useVisit } from './useVisit.ts'

interface AppRouterProps {
  /** The page that is already in the HTML: hydration cannot wait for its file. */
  prerendered?: Arrival | undefined
  /** Called after the first render. */
  onHydrated?: (() => unknown) | undefined
}

function Visits({ prerendered, onHydrated }: AppRouterProps) {
  const navigate = useNavigate()
  const visit = useVisit(prerendered)
  const endings = useSession((session) => session.endings)
  usePageScroll(visit)
  useHostApp()
  useEffect(() => provideNavigate(navigate), [navigate])
  useEffect(() => void onHydrated?.(), [onHydrated])
  useEffect(() => {
    // The document was loaded at the entry of an overlay. Otherwise `startAfterContent` loads the file.
    if (historyEntry().overlays)
      import('./overlayHistory.ts').then((file) => file.keepOverlaysInHistory()).catch(reportError)
  }, [])
  useEffect(() => {
    if (!visit) return undefined
    // Loads the background tasks with each page, because their file may load now even if it failed with an earlier
    // page.
    return onNetworkIdle(
      () =>
        void import('../shell/startAfterContent.ts')
          .then(({ startAfterContent }) => startAfterContent())
          .catch(reportError),
    )
  }, [visit])
  return (
    <>
      {visit?.endings === endings ? (
        <ShownPage key={visit.generation} arrival={visit.arrival} navigation={visit.navigation} />
      ) : (
        <WaitingPage />
      )}
      <LazyStatusLine />
    </>
  )
}

/**
 * The router: from the browser's URL to the visible page. The library handles the history and the links, the map of
 * pages (pages.ts) the rest.
 */
export function AppRouter(props: AppRouterProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <Visits {...props} />
    </BrowserRouter>
  )
}
