import { loadAreaParts } from '../composition/loadAreaParts.ts'
import { loadCatalogue } from '../errors/failure.ts'
import { preloadRaise, raiseLater } from '../errors/raiseLater.ts'
import { followSession } from '../realtime/followSession.ts'
import { startOffline } from '../offline/startOffline.ts'
import { lateSheet } from '../router/lateSheet.ts'
import { readTime } from '../time/readTime.ts'
import { loadMaintenance } from '../session/maintenance.ts'
import { watchOtherTabs } from '../session/tabSync.ts'
import { preloadRouteError } from './RouteError.tsx'

declare module '../composition/loadAreaParts.ts' {
  interface AreaParts {
    /** Starts the areas' tasks that need no open page. */
    startBackgroundTasks: () => void
  }
}

let hasBegun = false

/**
 * Starts what a page loads after its first content: texts and dialogs of errors, which must be available when the
 * connection is lost; the clock; the other tabs; announced maintenance. That last call works for guests too and begins
 * a guest session. Each page calls this; only the first call starts the tasks.
 */
export function afterContent(): void {
  if (hasBegun) return
  hasBegun = true
  lateSheet().catch(() => {})
  void loadCatalogue()
  preloadRouteError()
  preloadRaise()
  import('@tsudoi/design-system/components/AlertDialog').catch(() => {})
  import('../errors/ErrorDialogHost.tsx').catch(() => {})
  watchOtherTabs()
  readTime().catch(() => {})
  followSession()
  void startOffline().catch(reportError)
  loadAreaParts().then((parts) => parts.startBackgroundTasks(), reportError)
  loadMaintenance().catch((error: unknown) => raiseLater(error, { isSilent: true }))
}
