import { device } from './device.ts'
import { hostApp, whenHostApp } from './host.ts'

/** How a browser leaves for another site. */
interface LeaveOptions {
  /** The outside page takes the place of this one in the history, so that Back skips it. */
  replace?: boolean
}

/**
 * Opens a page outside the app (http or https). A browser leaves for it. In the host app's webview there would be no
 * way back, so the host opens it in the system's browser and the app stays.
 *
 * @returns whether this document is being left
 */
export function openOutside(url: string, { replace = false }: LeaveOptions = {}): boolean {
  if (hostApp() || device() === 'unity') {
    whenHostApp((host) => host.send({ type: 'open', url }))
    return false
  }
  if (replace) location.replace(url)
  else location.assign(url)
  return true
}

/**
 * Leaves for a page that sends the browser back to the app by itself: a payment gateway, a login provider. It stays in
 * the webview, because the system's browser knows neither the session nor the way back into the app.
 */
export const visitOutside = (url: string): void => location.assign(url)
