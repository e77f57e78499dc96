import { LazyContext, lazyComponent, lazyOnPress, type LazyProps } from '@tsudoi/design-system/lazy'
import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { clearErrors, useErrorQueue } from '../errors/errorQueue.ts'
import { mayAskToResume } from '../session/guards.ts'
import { forgetLoginRequired, isUnfinished, useSession } from '../session/sessionStore.ts'
import { silentModules } from './lazyModules.ts'
import { LoadingHost } from './LoadingHost.tsx'
import { onNetworkIdle } from './onNetworkIdle.ts'
import { useLoginRequired } from './useLoginRequired.ts'

// None of them is in the first load.
const ErrorDialogHost = lazyOnPress(() => import('../errors/ErrorDialogHost.tsx').then((file) => file.ErrorDialogHost))
const MaintenanceHost = lazyOnPress(() => import('./MaintenanceHost.tsx').then((file) => file.MaintenanceHost))
const LoginRequiredHost = lazyOnPress(() => import('./LoginRequiredHost.tsx').then((file) => file.LoginRequiredHost))
const ResumeHost = lazyOnPress(() => import('./ResumeHost.tsx').then((file) => file.ResumeHost))
const ShopHost = lazyOnPress(() => import('../areas/shop/ShopHost.tsx').then((file) => file.ShopHost))
const CommercialHost = lazyOnPress(() => import('./CommercialHost.tsx').then((file) => file.CommercialHost))
const CoinHistoryHost = lazyOnPress(() =>
  import('../areas/coin/CoinHistoryHost.tsx').then((file) => file.CoinHistoryHost),
)
const LazyOverlays = lazyComponent(() => import('./LazyOverlays.tsx').then((file) => file.LazyOverlays))

interface Overlay {
  Host: ComponentType<LazyProps>
  /**
   * It cannot be shown: what asked for it is answered, so that it stands in no other dialog's way and can be asked for
   * anew.
   */
  giveUp: () => void
}

const maintenance: Overlay = {
  Host: MaintenanceHost,
  giveUp: () => useSession.setState({ maintenanceIsOpen: false }),
}
const errors: Overlay = { Host: ErrorDialogHost, giveUp: clearErrors }
const loginRequired: Overlay = { Host: LoginRequiredHost, giveUp: forgetLoginRequired }
const hashHosts: Readonly<Record<string, ComponentType<LazyProps>>> = {
  '#shop': ShopHost,
  '#commercial': CommercialHost,
  '#coin-history': CoinHistoryHost,
}

/**
 * The prompt for an unfinished registration. It cannot be answered by itself: where it fails it waits for the next
 * page.
 */
function useResume(): Overlay | undefined {
  const { pathname, hash } = useLocation()
  const [failedOn, setFailedOn] = useState<string>()
  const isAsked = useSession(isUnfinished) && mayAskToResume(pathname, hash) && failedOn !== pathname
  return isAsked ? { Host: ResumeHost, giveUp: () => setFailedOn(pathname) } : undefined
}

/**
 * The dialog of a hash. Where it fails the address stays, so that loading the page anew opens it; so does the next link
 * to it.
 */
function useHashOverlay(): Overlay | undefined {
  const location = useLocation()
  const [failedAt, setFailedAt] = useState<typeof location>()
  const Host = failedAt === location ? undefined : hashHosts[location.hash]
  return Host && { Host, giveUp: () => setFailedAt(location) }
}

/** The one dialog that may be open, the most urgent first. */
function useOverlay(): Overlay | undefined {
  const hasError = useErrorQueue(({ messages }) => messages.length > 0)
  const maintenanceIsOpen = useSession((session) => session.maintenanceIsOpen)
  const isLoginRequired = useLoginRequired()
  const resume = useResume()
  const hashOverlay = useHashOverlay()
  if (maintenanceIsOpen) return maintenance
  if (hasError) return errors
  if (resume) return resume
  if (isLoginRequired) return loginRequired
  return hashOverlay
}

/** What can wait until the page's first content is there. */
function useIsNetworkIdle(): boolean {
  const [isNetworkIdle, setIsNetworkIdle] = useState(false)
  useEffect(() => onNetworkIdle(() => setIsNetworkIdle(true)), [])
  return isNetworkIdle
}

/** What opens over a page: one dialog at a time, and the sign that calls are under way. */
export function Overlays() {
  const overlay = useOverlay()
  const isNetworkIdle = useIsNetworkIdle()
  return (
    <>
      {overlay && <overlay.Host onFailed={overlay.giveUp} />}
      <LazyContext value={silentModules}>
        {isNetworkIdle && <LazyOverlays hasDialog={overlay !== undefined} />}
      </LazyContext>
      <LoadingHost />
    </>
  )
}
