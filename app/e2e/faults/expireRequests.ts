import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Calls that were sent since they are watched. */
    watched?: XMLHttpRequest[]
  }
}

/** From now on the page knows which of its calls go to such a path; said twice, it is still once. */
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
 * The patience with watched calls is over now: the browser's own time-out ends them. One that has none goes on hanging.
 * Asked for when the host holds the call: a time-out that is only shortened can end it on its way there.
 *
 * @returns how long each would have waited, in milliseconds
 */
export const endPatience = (page: Page) =>
  page.evaluate(() =>
    (window.watched?.splice(0) ?? []).map((call) => {
      const { timeout } = call
      if (timeout > 0) call.timeout = 1
      return timeout
    }),
  )
