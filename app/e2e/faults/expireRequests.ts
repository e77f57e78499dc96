import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Calls that were sent since `watchCalls`. */
    watched?: XMLHttpRequest[]
  }
}

/** From now on the page records its calls to paths that match. A second call of this function has no effect. */
export const watchCalls = (page: Page, pattern: RegExp) =>
  page.evaluate((path) => {
    if (window.watched) return
    const watched: XMLHttpRequest[] = (window.watched = [])
    // oxlint-disable-next-line typescript/unbound-method
    const { open } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      if (new RegExp(path).test(new URL(url, location.href).pathname)) watched.push(this)
      open.call(this, method, url, true)
    }
  }, pattern.source)

/**
 * Ends the watched calls by the browser's own time-out. A call without a time-out keeps hanging.
 * Call it once the server holds the request: a shorter time-out from the start could end the request before it arrives.
 *
 * @returns the time-out of each call, in milliseconds
 */
export const expireWatchedCalls = (page: Page) =>
  page.evaluate(() =>
    (window.watched?.splice(0) ?? []).map((call) => {
      const { timeout } = call
      if (timeout > 0) call.timeout = 1
      return timeout
    }),
  )
