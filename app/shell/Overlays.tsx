import { LazyContext, lazyComponent, lazyOnPress, type LazyProps } from '@tsudoi/design-system/lazy'
import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { clearErrors, useErrorQueue } from '../errors/errorQueue.ts'
import { mayPromptToFinishRegistration } from '../session/guards.ts'
import { forgetLoginRequired, isRegistrationUnfinished, useSession } from '../session/sessionStore.ts'
import { dialogHashes } from './dialogHashes.ts'
import { silentModules } from './lazyModules.ts'
import { LoadingContainer } from './LoadingContainer.tsx'
import { onNetworkIdle } from './onNetworkIdle.ts'
import { useLoginRequired } from './useLoginRequired.ts'

// Loads the dialogs that a URL's hash opens. All overlays are loaded lazily.
const sessionDialogs = () => import('./sessionDialogs.ts')
const ErrorDialogContainer = lazyOnPress(() =>
  import('../errors/ErrorDialogContainer.tsx').then((file) => file.ErrorDialogContainer),
)
const MaintenanceContainer = lazyOnPress(() => sessionDialogs().then((file) => file.MaintenanceContainer))
const LoginRequiredContainer = lazyOnPress(() => sessionDialogs().then((file) => file.LoginRequiredContainer))
const ResumeRegistrationContainer = lazyOnPress(() => sessionDialogs().then((file) => file.ResumeRegistrationContainer))
const HashDialog = lazyOnPress(() => import('./hashDialogs.tsx').then((file) => file.HashDialog))
const LazyOverlays = lazyComponent(() => import('./LazyOverlays.tsx').then((file) => file.LazyOverlays))

interface Overlay {
  Host: ComponentType<LazyProps>
  /**
   * Called when the overlay cannot be loaded. It withdraws the request for the overlay, so that it blocks no other
   * dialog and can be requested again.
   */
  onFailed: () => void
}

const maintenance: Overlay = {
  Host: MaintenanceContainer,
  onFailed: () => useSession.setState({ maintenanceIsOpen: false }),
}
const errors: Overlay = { Host: ErrorDialogContainer, onFailed: clearErrors }
const loginRequired: Overlay = { Host: LoginRequiredContainer, onFailed: forgetLoginRequired }

/** The prompt for an unfinished registration. If it fails to load, the next page loads it again. */
function useResume(): Overlay | undefined {
  const { pathname, hash } = useLocation()
  const [failedOn, setFailedOn] = useState<string>()
  const isAsked =
    useSession(isRegistrationUnfinished) && mayPromptToFinishRegistration(pathname, hash) && failedOn !== pathname
  return isAsked ? { Host: ResumeRegistrationContainer, onFailed: () => setFailedOn(pathname) } : undefined
}

/**
 * The dialog that the URL's hash opens. If it fails to load, the URL keeps the hash, so that a reload or the next link
 * opens it.
 */
function useHashOverlay(): Overlay | undefined {
  const location = useLocation()
  const [failedAt, setFailedAt] = useState<typeof location>()
  if (failedAt === location || !dialogHashes.has(location.hash)) return undefined
  return { Host: HashDialog, onFailed: () => setFailedAt(location) }
}

/** The one dialog that may be open: the most urgent of the requested ones. */
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

/** Whether the page's first content is loaded. */
function useIsNetworkIdle(): boolean {
  const [isNetworkIdle, setIsNetworkIdle] = useState(false)
  useEffect(() => onNetworkIdle(() => setIsNetworkIdle(true)), [])
  return isNetworkIdle
}

/** The overlays of a page: one dialog at a time, and the indicator of open calls. */
export function Overlays() {
  const overlay = useOverlay()
  const isNetworkIdle = useIsNetworkIdle()
  return (
    <>
      {overlay && <overlay.Host onFailed={overlay.onFailed} />}
      <LazyContext value={silentModules}>
        {isNetworkIdle && <LazyOverlays hasDialog={overlay !== undefined} />}
      </LazyContext>
      <LoadingContainer />
    </>
  )
}
