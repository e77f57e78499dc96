/** The properties of the browser and the page that decide how reminders can arrive (`pushSupportOf`). */
export interface PushEnvironment {
  /** Whether the page is in the mobile app's webview. */
  isWebview: boolean
  /** Whether the page runs on an iPhone or iPad. */
  isApple: boolean
  /** Whether the page was opened from the home screen, in a window of its own. */
  isInstalled: boolean
  hasWorker: boolean
  hasPush: boolean
  /** Undefined in a browser without notifications. */
  permission: NotificationPermission | undefined
  /** Whether the server sends push messages. */
  isOffered: boolean
}

/**
 * How reminders can arrive in this browser, or why they cannot.
 * - `webview`: the mobile app shows notifications itself.
 * - `homeScreen`: an iPhone or iPad, which shows notifications only for an app on its home screen.
 * - `unsupported`: the browser has no notifications, or blocks the storage that they need.
 * - `denied`: the user has refused notifications in the browser.
 * - `push`: messages arrive even while no page is open.
 * - `window`: reminders appear only while a page of the app is open.
 */
export type PushSupport = 'webview' | 'homeScreen' | 'unsupported' | 'denied' | 'push' | 'window'

/** Decides how reminders can arrive in this browser. The first missing requirement is the result. */
export function pushSupportOf(environment: PushEnvironment): PushSupport {
  const { isWebview, isApple, isInstalled, hasWorker, hasPush, permission, isOffered } = environment
  if (isWebview) return 'webview'
  if (isApple && !isInstalled && (permission === undefined || !hasPush)) return 'homeScreen'
  if (permission === undefined || !hasWorker) return 'unsupported'
  if (isOffered && !hasPush) return 'unsupported'
  if (permission === 'denied') return 'denied'
  return isOffered ? 'push' : 'window'
}
