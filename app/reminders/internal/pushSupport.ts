/** What is known about the browser, for `pushSupportOf`. */
export interface BrowserFacts {
  /** Whether the page is in the mobile app's webview. */
  isWebview: boolean
  /** Whether the page runs on an iPhone or iPad. */
  isApple: boolean
  /** Whether the page was opened from the home screen, in a window of its own. */
  isInstalled: boolean
  hasWorker: boolean
  hasPush: boolean
  /** Undefined where the browser has no notifications. */
  permission: NotificationPermission | undefined
  /** Whether the host sends push messages. */
  isOffered: boolean
}

/**
 * What this browser can do.
 * - `webview`: the mobile app shows notifications itself.
 * - `homeScreen`: an iPhone or iPad, which shows notifications only for an app on its home screen.
 * - `unsupported`: the browser has no notifications, or blocks the storage that they need.
 * - `denied`: the user has refused notifications in the browser.
 * - `push`: messages arrive also while no page is open.
 * - `window`: reminders appear only while a page of the app is open.
 */
export type PushSupport = 'webview' | 'homeScreen' | 'unsupported' | 'denied' | 'push' | 'window'

/** What this browser can do, from the least that it needs to the most. */
export function pushSupportOf(facts: BrowserFacts): PushSupport {
  const { isWebview, isApple, isInstalled, hasWorker, hasPush, permission, isOffered } = facts
  if (isWebview) return 'webview'
  if (isApple && !isInstalled && (permission === undefined || !hasPush)) return 'homeScreen'
  if (permission === undefined || !hasWorker) return 'unsupported'
  if (isOffered && !hasPush) return 'unsupported'
  if (permission === 'denied') return 'denied'
  return isOffered ? 'push' : 'window'
}
