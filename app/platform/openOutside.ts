import { device } from './device.ts'
import { hostApp, whenHostAppConnected } from './hostApp.ts'
import { loadDocument } from '../router/loadDocument.ts'

/** Options for opening a page of another site. */
interface LeaveOptions {
  /** Whether to replace this page's history entry, so that the back button skips it. */
  replace?: boolean
}

/**
 * Opens a page outside the app (http or https). A browser navigates to it. In the host app's webview there would be no
 * way back, so the host app opens it in the system's browser.
 *
 * @returns whether the browser leaves this document
 */
export function openOutside(url: string, { replace = false }: LeaveOptions = {}): boolean {
  if (hostApp() || device() === 'unity') {
    whenHostAppConnected((host) => host.send({ type: 'open', url }))
    return false
  }
  loadDocument(() => (replace ? location.replace(url) : location.assign(url)))
  return true
}

/**
 * Navigates to a page that returns to the app by itself: a payment gateway or a login provider. The webview navigates
 * there, too, because the system's browser has no session and cannot return to the app.
 */
export const navigateOutside = (url: string): void => loadDocument(() => location.assign(url))
