import { retryUnsentViews } from '../areas/story/retryUnsentViews.ts'
import { loadCatalogue } from '../errors/failure.ts'
import { preloadRaise, raiseLater } from '../errors/raiseLater.ts'
import { followSession } from '../realtime/followSession.ts'
import { startOffline } from '../offline/startOffline.ts'
import { lateSheet } from '../router/lateSheet.ts'
import { readTime } from '../session/readTime.ts'
import { loadMaintenance } from '../session/maintenance.ts'
import { watchOtherTabs } from '../session/tabSync.ts'
import { preloadRouteError } from './RouteError.tsx'

let hasBegun = false

/**
 * What a page fetches after its first content: the words and the dialogs for errors and questions, which have to be
 * here when the connection is not; the clock; the other tabs; what the house announces. That call is anybody's, so a
 * guest's session is kept with it. Each page calls it; only the first call begins.
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
  retryUnsentViews()
  loadMaintenance().catch((error: unknown) => raiseLater(error, { isSilent: true }))
}
