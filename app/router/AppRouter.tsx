import { useEffect } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { reportError } from '../errors/reportError.ts'
import { useHostApp } from '../platform/useHostApp.ts'
import { useSession } from '../session/sessionStore.ts'
import { LazyStatusLine } from '../shell/LazyStatusLine.tsx'
import { WaitingPage } from '../shell/WaitingPage.tsx'
import { onNetworkIdle } from '../shell/onNetworkIdle.ts'
import { provideNavigate } from './appNavigate.ts'
import type { Arrival } from './arrive.ts'
import { ShownPage } from './ShownPage.tsx'
import { useScroll } from './useScroll.ts'
import { useVisit } from './useVisit.ts'

interface AppRouterProps {
  /** The page that stands in the HTML already: hydration cannot wait for its file. */
  prerendered?: Arrival
}

function Visits({ prerendered }: AppRouterProps) {
  const navigate = useNavigate()
  const visit = useVisit(prerendered)
  const endings = useSession((session) => session.endings)
  useScroll(visit)
  useHostApp()
  useEffect(() => provideNavigate(navigate), [navigate])
  useEffect(() => {
    if (!visit) return undefined
    // With each page: a file that did not come with the first one may come with the next.
    return onNetworkIdle(
      () => void import('../shell/afterContent.ts').then(({ afterContent }) => afterContent()).catch(reportError),
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
 * From the address to the page on the screen: the library keeps the history and the links, the map (pages.ts) says the
 * rest.
 */
export function AppRouter({ prerendered }: AppRouterProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <Visits prerendered={prerendered} />
    </BrowserRouter>
  )
}
