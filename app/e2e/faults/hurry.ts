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
 * The thirty seconds are over now, for watched calls only: the browser's own time-out ends them. One that has none goes
 * on hanging. Asked for when the host holds the call: a time-out that is only shortened can end it on its way there.
 */
export const endPatience = (page: Page) =>
  page.evaluate(() => {
    for (const call of window.watched?.splice(0) ?? []) if (call.timeout > 0) call.timeout = 1
  })
