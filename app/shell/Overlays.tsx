import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useErrorQueue } from '../errors/errorQueue.ts'
import { mayAskToResume } from '../session/guards.ts'
import { isUnfinished, useSession } from '../session/sessionStore.ts'
import { LateBoundary } from './LateBoundary.tsx'
import { lateFile } from './lateFile.ts'
import { usePage } from '../router/usePage.ts'
import { LoadingHost } from './LoadingHost.tsx'
import { useLoginRequired } from './useLoginRequired.ts'
import { onNetworkIdle } from './onNetworkIdle.ts'

const ErrorDialogHost = lazy(() =>
  lateFile(() => import('../errors/ErrorDialogHost.tsx')).then((file) => ({ default: file.ErrorDialogHost })),
)
const MaintenanceHost = lazy(() =>
  lateFile(() => import('./MaintenanceHost.tsx')).then((file) => ({ default: file.MaintenanceHost })),
)
const LoginRequiredHost = lazy(() =>
  lateFile(() => import('./LoginRequiredHost.tsx')).then((file) => ({ default: file.LoginRequiredHost })),
)
const ResumeHost = lazy(() => lateFile(() => import('./ResumeHost.tsx')).then((file) => ({ default: file.ResumeHost })))
const ShopHost = lazy(() =>
  lateFile(() => import('../areas/shop/ShopHost.tsx')).then((file) => ({ default: file.ShopHost })),
)
const CommercialHost = lazy(() =>
  lateFile(() => import('./CommercialHost.tsx')).then((file) => ({ default: file.CommercialHost })),
)

const SmartBannerHost = lazy(() =>
  lateFile(() => import('./SmartBannerHost.tsx')).then((file) => ({ default: file.SmartBannerHost })),
)

const hashDialogs: Readonly<Record<string, ReactNode>> = { '#shop': <ShopHost />, '#commercial': <CommercialHost /> }

/** The one dialog that may be open, the most urgent first. None of them is in the first load. */
function useOverlay(): ReactNode {
  const { pathname, hash } = useLocation()
  const hasError = useErrorQueue(({ messages }) => messages.length > 0)
  const maintenanceIsOpen = useSession((session) => session.maintenanceIsOpen)
  const loginRequired = useLoginRequired()
  const unfinished = useSession(isUnfinished)
  if (maintenanceIsOpen) return <MaintenanceHost />
  if (hasError) return <ErrorDialogHost />
  if (unfinished && mayAskToResume(pathname, hash)) return <ResumeHost />
  if (loginRequired) return <LoginRequiredHost />
  return hashDialogs[hash] ?? null
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
  // A page without header on phones has a foot of its own where the banner would lie.
  const { header, guard } = usePage()
  const hasTabBar = (header ?? 'full') === 'full' && guard !== 'entry'
  const hasFoot = header === 'wide' || header === 'none'
  return (
    <>
      <LateBoundary>
        <Suspense fallback={null}>{overlay}</Suspense>
        <Suspense fallback={null}>{isNetworkIdle && !hasFoot && <SmartBannerHost hasTabBar={hasTabBar} />}</Suspense>
      </LateBoundary>
      <LoadingHost />
    </>
  )
}
