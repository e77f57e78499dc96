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
import { historyEntryState } from './goBack.ts'
import type { ResolvedPage } from './resolvePage.ts'
import { ShownPage } from './ShownPage.tsx'
import { usePageScroll } from './usePageScroll.ts'
import { useVisiblePage } from './useVisiblePage.ts'

interface AppRouterProps {
  /** The page that the HTML already contains: hydration cannot wait for the page's file. */
  prerendered?: ResolvedPage | undefined
  /** Called after the first render. */
  onHydrated?: (() => unknown) | undefined
}

function CurrentPage({ prerendered, onHydrated }: AppRouterProps) {
  const navigate = useNavigate()
  const visible = useVisiblePage(prerendered)
  const endings = useSession((session) => session.endings)
  usePageScroll(visible)
  useHostApp()
  useEffect(() => provideNavigate(navigate), [navigate])
  useEffect(() => void onHydrated?.(), [onHydrated])
  useEffect(() => {
    // The document was loaded at the history entry of an overlay. On other pages `startAfterContent` loads the file.
    if (historyEntryState().overlays)
      import('./overlayHistory.ts').then((file) => file.keepOverlaysInHistory()).catch(reportError)
  }, [])
  useEffect(() => {
    if (!visible) return undefined
    // Loads the background tasks with each page: their file may load now even if it failed with an earlier page.
    return onNetworkIdle(
      () =>
        void import('../shell/startAfterContent.ts')
          .then(({ startAfterContent }) => startAfterContent())
          .catch(reportError),
    )
  }, [visible])
  return (
    <>
      {visible?.endings === endings ? (
        <ShownPage key={visible.generation} resolved={visible.resolved} navigation={visible.navigation} />
      ) : (
        <WaitingPage />
      )}
      <LazyStatusLine />
    </>
  )
}

/**
 * The router: it follows the browser's URL to the visible page. The library handles the history and the links, and the
 * map of pages (pages.ts) everything else.
 */
export function AppRouter(props: AppRouterProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <CurrentPage {...props} />
    </BrowserRouter>
  )
}
