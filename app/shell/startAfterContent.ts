import { loadAreaParts } from '../composition/loadAreaParts.ts'
import { loadErrorTexts } from '../errors/failure.ts'
import { preloadRaise, raiseLater } from '../errors/raiseLater.ts'
import { syncRealtimeSignIn } from '../realtime/syncRealtimeSignIn.ts'
import { startOffline } from '../offline/offline.ts'
import { syncBalanceAcrossTabs } from '../queries/balanceSync.ts'
import { syncUnreadCountAcrossTabs } from '../queries/noticeReadSync.ts'
import { loadLateStylesheet } from '../router/loadLateStylesheet.ts'
import { followServerClock } from '../time/followServerClock.ts'
import { keepOverlaysInHistory } from '../router/overlayHistory.ts'
import { loadMaintenance } from '../session/maintenance.ts'
import { followSessionOfOtherTabs } from '../session/tabSync.ts'
import { markZoomedPage } from './markZoomedPage.ts'
import { preloadRouteError } from './RouteError.tsx'
import { syncAppBadge } from './syncAppBadge.ts'
import { syncThemeColor } from './syncThemeColor.ts'

declare module '../composition/loadAreaParts.ts' {
  interface AreaParts {
    /** Starts the background tasks of the areas, which need no open page. */
    startBackgroundTasks: () => void
  }
}

let hasBegun = false

/**
 * Starts what a page loads after its first content: the texts and dialogs of errors (they must be available when the
 * connection is lost), the clock, the notification of other tabs, and announced maintenances. The call for maintenances
 * works for guests, too, and begins a guest session. Each page calls this function; only the first call starts the
 * tasks.
 */
export function startAfterContent(): void {
  if (hasBegun) return
  hasBegun = true
  loadLateStylesheet().catch(() => {})
  keepOverlaysInHistory()
  markZoomedPage()
  syncThemeColor()
  syncAppBadge()
  void loadErrorTexts()
  preloadRouteError()
  preloadRaise()
  import('@tsudoi/design-system/components/AlertDialog').catch(() => {})
  import('../errors/ErrorDialogContainer.tsx').catch(() => {})
  followSessionOfOtherTabs()
  syncUnreadCountAcrossTabs()
  syncBalanceAcrossTabs()
  followServerClock()
  syncRealtimeSignIn()
  void startOffline().catch(reportError)
  loadAreaParts().then((parts) => parts.startBackgroundTasks(), reportError)
  loadMaintenance().catch((error: unknown) => raiseLater(error, { isSilent: true }))
}
